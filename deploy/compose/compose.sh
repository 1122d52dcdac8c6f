#!/bin/sh
# Runs docker compose with the product's file and those of all areas: sh deploy/compose/compose.sh up --build
set -eu
cd "$(dirname "$0")/../.."
files='-f deploy/compose/compose.yaml'
for file in services/*/deploy/compose.yaml; do files="$files -f $file"; done
# The names hold no spaces.
# shellcheck disable=SC2086
exec docker compose $files "$@"
