#!/usr/bin/env python3
"""Hold a game's table of fields against its schema and its page.

    fields.py SCHEMA PAGE     the table, as tests/tool/fields prints it, on
                              standard input

Both must name the same members in the same order, with the same kinds, words
and bounds.  Says every difference, or how many members there are.
"""

import json
import pathlib
import re
import sys

COMBINE = ("allOf", "anyOf", "oneOf", "then", "else")
TYPES = {"number": "integer", "flag": "boolean", "pile": "array",
         "object": "object", "list": "array"}


def follow(reference, file):
    name, _, path = reference.partition("#")
    file = file.parent / name if name else file
    part = json.loads(file.read_text())
    for key in path.split("/")[1:]:
        part = part[key]
    return part, file


def parts(schema, file):
    """The schema and all that it refers to or is made of, main part first."""
    if not isinstance(schema, dict):
        return
    yield schema, file
    if "$ref" in schema:
        yield from parts(*follow(schema["$ref"], file))
    for key in COMBINE:
        inner = schema.get(key, [])
        for part in inner if isinstance(inner, list) else [inner]:
            yield from parts(part, file)


def merged(found, key):
    """What the parts say of each member, in the order in which it is said."""
    every = {}
    for schema, file in found:
        for name, value in schema.get(key, {}).items():
            every.setdefault(name, []).append((value, file))
    return every


def flat(places):
    return [pair for place in places for pair in parts(*place)]


def said(found, key):
    return [schema[key] for schema, _ in found if key in schema]


def types(found):
    every = set()
    for kind in said(found, "type"):
        every |= {kind} if isinstance(kind, str) else set(kind)
    for value in said(found, "const"):
        every |= {None: {"null"}}.get(value, set())
    for values in said(found, "enum"):
        every |= {"null"} if None in values else set()
    return every


def bounds(found, low, high):
    return (max(said(found, low), default=None),
            min(said(found, high), default=None))


def compare(fields, places, path, faults):
    """A table without a name is about a value that is no object."""
    if fields[0]["name"] is None:
        member(fields[0], places, path, faults)
        return
    found = flat(places)
    members = merged(found, "properties")
    names = [field["name"] for field in fields]
    if names != list(members):
        faults.append(f"{path}: {names} are {list(members)} in the schema")
        return
    required = max(said(found, "required"), key=len, default=[])
    if names != required:
        faults.append(f"{path}: the schema requires {required}")
    if False not in said(found, "additionalProperties"):
        faults.append(f"{path}: the schema takes other members")
    for field in fields:
        member(field, members[field["name"]], f"{path}/{field['name']}",
               faults)


def shape(field, have, path, faults):
    kind = field["kind"]
    plain = kind == "object" and field["fields"][0]["name"] is None
    if not plain and TYPES.get(kind, "string") not in have | {"string"}:
        faults.append(f"{path}: a {kind}, but {have} in the schema")
    if field["null"] != ("null" in have):
        faults.append(f"{path}: null in only one of table and schema")


def words(field, enums, path, faults):
    """An index that no document has is an empty word in the table."""
    have = set(field["words"]) - {""}
    if have not in [set(enum) - {None, "??"} for enum in enums]:
        faults.append(f"{path}: {field['words']}, but {enums} in the schema")


def member(field, places, path, faults):
    found = flat(places)
    kind = field["kind"]
    have = types(found)
    if kind != "own":
        shape(field, have, path, faults)
    if kind == "word":
        words(field, said(found, "enum"), path, faults)
    if "low" in field:
        names = ("minimum", "maximum") if kind == "number" else (
            "minItems", "maxItems")
        low, high = bounds(found, *names)
        if (low or 0) != field["low"]:
            faults.append(f"{path}: from {field['low']}, {low} in the schema")
        if "high" in field and high != field["high"]:
            faults.append(f"{path}: to {field['high']}, {high} in the schema")
        if high is None:
            faults.append(f"{path}: no upper bound in the schema")
    if kind == "list":
        places = [(schema["items"], file) for schema, file in found
                  if "items" in schema]
    if "fields" in field:
        compare(field["fields"], places, path, faults)


def page_names(page):
    """What the section STATE has in its list, and all that it mentions; and
    all that the page does."""
    state = re.search(r"^\.Sh STATE$(.*?)^\.Sh ", page, re.S | re.M)[1]
    outer, depth = [], 0
    for line in state.splitlines():
        depth += line.startswith(".Bl") - line.startswith(".El")
        if depth == 1 and line.startswith(".It Va "):
            outer += line.split()[2:]
    return outer, *(set(re.findall(r"[\w-]+", text)) for text in (state, page))


def named(fields, state, page, faults):
    for field in fields:
        if field["name"] and field["name"] not in state:
            faults.append(f"the page does not name {field['name']}")
        for word in field.get("words", []):
            if word and word not in page:
                faults.append(f"the page does not name {word}")
        named(field.get("fields", []), state, page, faults)


def count(fields):
    return sum((field["name"] is not None) + count(field.get("fields", []))
               for field in fields)


def main(path, page):
    fields = json.load(sys.stdin)
    path = pathlib.Path(path)
    state = json.loads(path.read_text())["$defs"]["state"]
    faults = []
    compare(fields, [(state, path)], "/state", faults)
    outer, *mentioned = page_names(pathlib.Path(page).read_text())
    names = [field["name"] for field in fields]
    if [name for name in outer if name in names] != names:
        faults.append(f"{names} are {outer} in the page")
    named(fields, *mentioned, faults)
    if faults:
        sys.exit("\n".join(faults))
    print(count(fields))


if __name__ == "__main__":
    main(*sys.argv[1:])
