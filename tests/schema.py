#!/usr/bin/env python3
"""Hold JSON documents against a schema.

    schema.py SCHEMA             each document on stdin, one a line, passes
    schema.py --broken SCHEMA    each of them fails

Says how many there were, or which one did otherwise and why.
"""

import json
import pathlib
import sys

import jsonschema


def load(path):
    return json.loads(path.read_text())


def items(validator, items, instance, schema, passed={}):
    """The same items come again and again, such as the lines of a log that
    grows: one that has passed a schema is not held against it anew."""
    if not validator.is_type(instance, "array"):
        return
    _, seen = passed.setdefault(id(items), (items, set()))
    for index, item in enumerate(instance):
        text = json.dumps(item)
        if text not in seen:
            errors = list(validator.descend(item, items, path=index))
            if not errors:
                seen.add(text)
            yield from errors


def validator(path):
    """A schema may refer to the files beside it."""
    schema = load(path)
    jsonschema.Draft202012Validator.check_schema(schema)
    checker = jsonschema.validators.extend(
        jsonschema.Draft202012Validator, {"items": items},
        version="that remembers")
    try:
        from referencing import Registry, Resource
    except ImportError:
        return checker(schema, resolver=jsonschema.RefResolver(
            path.as_uri(), schema))
    registry = Registry().with_resources(
        (file.name, Resource.from_contents(load(file)))
        for file in path.parent.glob("*.json"))
    return checker(schema, registry=registry)


def main(path, broken=False):
    checker = validator(pathlib.Path(path).resolve())
    number = 0
    for number, line in enumerate(sys.stdin, 1):
        document = json.loads(line)
        error = jsonschema.exceptions.best_match(checker.iter_errors(document))
        if broken and error is None:
            sys.exit(f"document {number} passes: {line[:300]}")
        if not broken and error is not None:
            place = "/".join(map(str, error.absolute_path))
            sys.exit(f"document {number}: /{place}: {error.message[:300]}")
    if number == 0:
        sys.exit("no document")
    print(number)


if __name__ == "__main__":
    main(sys.argv[-1], sys.argv[1:2] == ["--broken"])
