#!/bin/sh
# Makes the secrets of compose.yaml beside it, each a file; one that is there already stays as it is.
set -eu
folder=${1:-$(dirname "$0")/secrets}

mkdir -p "$folder"
# Only you come into the folder. The files are read by the users of the containers, through mounts of their own.
chmod 700 "$folder"

keep() {
  [ -s "$folder/$1" ] && cat >/dev/null && return
  cat >"$folder/$1"
  chmod 444 "$folder/$1"
}

openssl rand -hex 32 | keep coverdesk_secret
printf '%s:%s\n' "$(date +%Y)" "$(openssl rand -base64 32)" | keep credential_keys
openssl rand -hex 32 | keep mongo_admin_password
openssl rand -hex 32 | keep mongo_password
openssl rand -base64 756 | keep mongo_key_file
printf 'mongodb://coverdesk:%s@mongo-1,mongo-2,mongo-3/?replicaSet=coverdesk&w=majority&authSource=admin\n' \
  "$(cat "$folder/mongo_password")" | keep mongodb_uri

# Yours to fill in: where mail goes (smtps://user:password@mail.example.com), the keys of Stripe, Retell, Mapbox, Cara's model and
# web search, which may stay empty.
for name in smtp_url retell_api_key postmark_inbound_secret stripe_secret_key stripe_webhook_secret hawksoft_client_id hawksoft_client_secret mapbox_token cara_model_key cara_web_search_key; do
  [ -e "$folder/$name" ] || { : >"$folder/$name" && chmod 644 "$folder/$name"; }
done
