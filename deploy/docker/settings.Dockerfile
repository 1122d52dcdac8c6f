# The subgraph `settings`. Build from the repository's root: docker build -f deploy/docker/settings.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /coverdesk
COPY . .
RUN npm ci && npm run build services/settings

FROM node:20-bookworm-slim AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/settings/package.json services/settings/
RUN npm ci --omit=dev --workspace=services/settings --workspace=services/kit

FROM node:20-bookworm-slim
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000
COPY --from=packages /coverdesk/node_modules node_modules
COPY --from=build /coverdesk/services/settings/package.json services/settings/
COPY --from=build /coverdesk/services/settings/dist services/settings/dist
USER node
EXPOSE 4000
# Node itself is process 1: it ends on SIGTERM within 3 s.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=256", "services/settings/dist/main.js"]
