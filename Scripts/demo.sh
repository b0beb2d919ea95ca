#!/usr/bin/env bash
# Shows a number field to type into; in a pipe, what keys do in fields of several locales.
# Arguments go to `numfield demo`.
exec "$(dirname "$0")/numfield.sh" demo "$@"
