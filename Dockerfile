# syntax=docker/dockerfile:1
# Two images: `turnero` (default) and `turnero-postgres`, which adds what «respaldo» and «restaurar» need for
# PostgreSQL.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-workspaces --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The pages, and the server without its types.
RUN NODE_ENV=production npm run build

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# No workspaces: tooling/ is for tests and lint. Optional packages stay: the password hash and the pinned Node are among
# them. No package needs an install script.
RUN npm ci --no-workspaces --omit=dev --include=optional --ignore-scripts --no-audit --no-fund && npm cache clean --force

# The image has no Node of its own. It uses the one the lockfile pins, on which the tests ran.
FROM debian:trixie-slim AS runtime
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin turnero \
  && mkdir -p /data && chown turnero:turnero /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
# The commands: docker compose exec turnero turnero doctor
RUN printf '#!/bin/sh\nexec node /app/build/app/server/cli/main.js "$@"\n' > /usr/local/bin/turnero \
  && chmod 755 /usr/local/bin/turnero
ENV NODE_ENV=production \
  DATA_DIR=/data \
  PORT=3000 \
  PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
USER turnero
VOLUME /data
EXPOSE 3000
# Checks that the node is alive, not that it is ready: a draining node must not be restarted.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Runs Node directly, because npm swallows signals.
CMD ["node", "build/app/server/main.js"]

FROM runtime AS turnero-postgres
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
USER turnero

FROM runtime AS turnero
