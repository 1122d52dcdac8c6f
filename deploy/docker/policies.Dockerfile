# The subgraph `policies`. Build from the repository's root: docker build -f deploy/docker/policies.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /coverdesk
COPY . .
RUN npm ci && npm run build services/policies

FROM node:20-bookworm-slim AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/policies/package.json services/policies/
RUN npm ci --omit=dev --workspace=services/policies --workspace=services/kit

FROM node:20-bookworm-slim
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000
COPY --from=packages /coverdesk/node_modules node_modules
COPY --from=build /coverdesk/services/policies/package.json services/policies/
COPY --from=build /coverdesk/services/policies/dist services/policies/dist
USER node
EXPOSE 4000
# Node itself is process 1: it ends on SIGTERM within 3 s.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=256", "services/policies/dist/main.js"]
