#!/usr/bin/env bash
# Types texts key by key into fields of several locales and shows what each key did.
# Arguments go to `numfield demo`.
exec "$(dirname "$0")/numfield.sh" demo "$@"
