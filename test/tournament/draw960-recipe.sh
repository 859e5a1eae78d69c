# Makes a certified program draw again with bash, seq, grep and sha256sum (node only reads the JSON): prints the number.
set -euo pipefail
field() { node -p "const c = JSON.parse(require('fs').readFileSync(0, 'utf8')); [$2].flat().join('\n')" < "$1"; }
[ "$(printf %s "$(field "$1" c.secret)" | sha256sum | cut -c1-64)" = "$(field "$1" c.commitment)" ]
mapfile -t allowed < <(seq 0 959 | grep -vxF "$(field "$1" "'none', c.policy.exclude, c.used")")
limit=$((4294967296 / ${#allowed[@]} * ${#allowed[@]}))
lines=$(field "$1" "c.secret, c.round, c.board, ...c.inputs") counter=0
word() { echo $((16#$(printf '%s\n%s' "$lines" "$counter" | sha256sum | cut -c1-8))); }
while [ "$(word)" -ge "$limit" ]; do counter=$((counter + 1)); done
echo "${allowed[$(word) % ${#allowed[@]}]}"
