#!/bin/sh
# Runs docker compose with the product's file and those of the areas in registry.json: sh deploy/compose/compose.sh up --build
set -eu
cd "$(dirname "$0")/../.."
files='-f deploy/compose/compose.yaml'
for subgraph in $(sed -n 's/.*"subgraph": *"\([^"]*\)".*/\1/p' registry.json); do
  files="$files -f $subgraph/deploy/compose.yaml"
done
# The names hold no spaces.
# shellcheck disable=SC2086
exec docker compose $files "$@"
