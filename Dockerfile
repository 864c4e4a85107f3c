# syntax=docker/dockerfile:1
# Two images: `turnero` (default) and `turnero-postgres`, which adds what «respaldo» and «restaurar» need there.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-workspaces --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npm run build

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# No workspaces: tooling/ is for tests and lint. optional stays: the password hash and the pinned Node come that way.
# Nothing here needs an install script.
RUN npm ci --no-workspaces --omit=dev --include=optional --ignore-scripts --no-audit --no-fund && npm cache clean --force

# No Node of its own: the one that the lockfile pins, which is the one the tests ran on.
FROM debian:trixie-slim AS runtime
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin turnero \
  && mkdir -p /data && chown turnero:turnero /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY contract contract
COPY domain domain
COPY server server
ENV NODE_ENV=production \
  DATA_DIR=/data \
  PORT=3000 \
  PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
USER turnero
VOLUME /data
EXPOSE 3000
# Alive, not ready: a node that is draining must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself, and not npm, which swallows signals.
CMD ["node", "server/main.ts"]

FROM runtime AS turnero-postgres
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
USER turnero

FROM runtime AS turnero
