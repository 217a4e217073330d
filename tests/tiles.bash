# Scenes of Gondoliere: boards built by playing, with the tiles that it takes.

# scene TOKEN...: a match without a seed, for ${players:-3} and with the set
# ${set:-standard}, after these placements, written as for gondoliere-place.
# Whose turn it is follows from the tiles; a seat that has to place something
# else first puts a straight on route ${filler:-5}.  At the end @TILE says
# which tile lies ready for the seat that decides.
scene() {
	local seat=1 placed=0 token tile owner n=${players:-3}
	local colours=canalRYGBV args=()
	local -A pile=()
	pass() {
		args+=("$@")
		seat=$((seat % n + 1)) placed=0
	}
	for ((owner = 0; owner < n; owner++)); do args+=(--keep); done
	for token; do
		tile=${token#@} tile=${tile#[1-6]:} tile=${tile%%:*}
		owner=0
		[[ $tile != [RYGBV]* ]] || owner=${colours%%"${tile:0:1}"*}
		[ "$owner" = 0 ] || owner=$((${#owner} - 4))
		while [ "$owner" != 0 ] && [ "$seat" != "$owner" ]; do
			[ "$placed" != 0 ] || {
				args+=("${filler:-5}:straight")
				pile[canal]+=" straight"
			}
			pass --done
		done
		[ "$owner" = 0 ] && pile[canal]+=" $tile" ||
		    pile[${tile:0:1}]+=" $tile"
		[[ $token != @* ]] || continue
		args+=("$token")
		((++placed < 3)) || pass
	done
	box gondoliere --players "$n" --set "${set:-standard}" | jq -c '
	    def front($first): reduce $first[] as $tile
		(.; del(.[index($tile)])) | $first + .;
	    .piles.canal |= front($canal / " " - [""]) |
	    .piles.R |= front($R / " " - [""]) |
	    .piles.Y |= front($Y / " " - [""]) |
	    .piles.G |= front($G / " " - [""]) |
	    .piles.B |= front($B / " " - [""]) |
	    .piles.V |= front($V / " " - [""])' \
	    --arg canal "${pile[canal]-}" --arg R "${pile[R]-}" \
	    --arg Y "${pile[Y]-}" --arg G "${pile[G]-}" \
	    --arg B "${pile[B]-}" --arg V "${pile[V]-}" | deal |
	    gondoliere-place "${args[@]}"
}

# takes TOKEN... MOVE: after the scene the move is legal.
takes() {
	local move=${!#}
	scene "${@:1:$#-1}" >"$BATS_TEST_TMPDIR/scene"
	run -0 move "$move" <"$BATS_TEST_TMPDIR/scene"
}

# refuses RULE TOKEN... MOVE: after the scene it is not, by that rule.
refuses() {
	local rule=$1 move=${!#}
	scene "${@:2:$#-2}" >"$BATS_TEST_TMPDIR/scene"
	run -1 --separate-stderr move --error-format json "$move" \
	    <"$BATS_TEST_TMPDIR/scene"
	[ -z "$output" ]
	[ "$(jq -r .rule <<<"$stderr")" = "gondoliere.$rule" ] || {
		echo "$stderr"
		false
	}
}
