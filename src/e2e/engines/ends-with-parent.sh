#!/bin/sh
# Runs a browser that ends with whatever started it, even by kill -9: setpriv(1).
exec setpriv --pdeathsig KILL "$BROWSER_PROGRAM" "$@"
