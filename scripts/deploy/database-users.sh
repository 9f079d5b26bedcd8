#!/bin/sh
# Makes the users of the database, once, when PostgreSQL's image starts on an empty folder: see
# docs/operations.md, "Database users". The migrations grant them their rights.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=password="$(cat /run/secrets/runtime_password)" <<'SQL'
create role svc_runtime login password :'password';
create role svc_reader nologin;
SQL
