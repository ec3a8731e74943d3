# Needs Node 20.19 or newer, npm and make; everything else comes with the packages.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help start dev stop test quick check bench api seed reset migration import-airports

NODE := PATH="$$PWD/node_modules/.bin:$$PATH" node

help:      ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /  make \1	/p' Makefile

start:     ## Install, build and serve the demonstration on http://localhost:3000 (PORT=…); Ctrl-C ends it
	@node scripts/prepare.mjs
	@exec env PATH="$$PWD/node_modules/.bin:$$PATH" node scripts/start.mjs

dev:       ## Serve, and rebuild and restart at every change of a source
	@node scripts/prepare.mjs
	@exec env PATH="$$PWD/node_modules/.bin:$$PATH" node scripts/dev.mjs

stop:      ## Stop the server of this folder
	@node scripts/stop.mjs

test:      ## Run every test
	@node scripts/prepare.mjs
	@$(NODE) scripts/test.mjs

quick:     ## Run the tests that need no database and no browser
	@node scripts/prepare.mjs --install-only
	@$(NODE) scripts/test.mjs --quick

check:     ## Types, lint, format, architecture rules
	@node scripts/prepare.mjs --install-only
	@$(NODE) scripts/check.mjs

bench:     ## Measure speed and memory beside their floors
	@node scripts/prepare.mjs
	@$(NODE) scripts/bench.mjs

api:       ## Write backend/openapi.json and the frontend's types from the code
	@node scripts/prepare.mjs --backend-only
	@$(NODE) scripts/api.mjs

seed:      ## Fill the database with the demonstration where it is missing
	@node scripts/prepare.mjs --backend-only
	@$(NODE) scripts/seed.mjs

reset: stop ## Forget all data of this folder
	@rm -rf "$${DATA_DIR:-.data}"
	@echo "All data is gone. make start begins anew."

migration: ## Write a migration from the changed mappings: make migration NAME=add-gift-cards
	@node scripts/prepare.mjs --backend-only
	@$(NODE) scripts/migration.mjs "$(NAME)"

import-airports: ## Take airports from OurAirports' airports.csv: make import-airports FILE=airports.csv
	@node scripts/prepare.mjs --backend-only
	@$(NODE) scripts/import-airports.mjs "$(FILE)"
