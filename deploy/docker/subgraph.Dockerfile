# A subgraph. Build from the repository's root: docker build --build-arg NODE_IMAGE=… --build-arg SERVICE=accounts -f deploy/docker/subgraph.Dockerfile .
# NODE_IMAGE is Node 24 (supported until April 2028) by its digest: node:24-bookworm-slim@sha256:… (docs/operations.md says how to look it up).
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:????????????????????????????????????????????????????????????????) ;; *) echo "NODE_IMAGE must be pinned by its digest." && exit 1 ;; esac
RUN node -e "if (process.versions.node.split('.')[0] !== '24') throw new Error('NODE_IMAGE must hold Node 24.')"
WORKDIR /coverdesk
COPY . .
ARG SERVICE
RUN npm ci && npm run build "services/$SERVICE"

FROM ${NODE_IMAGE} AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/coverage/package.json services/coverage/
ARG SERVICE
COPY services/${SERVICE}/package.json services/${SERVICE}/
RUN npm ci --omit=dev --workspace="services/$SERVICE" --workspace=services/kit --workspace=services/coverage

FROM ${NODE_IMAGE}
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000
COPY --from=packages /coverdesk/node_modules node_modules
ARG SERVICE
# Its package.json, and packages that npm put beside it.
COPY --from=packages /coverdesk/services/${SERVICE} service
COPY --from=build /coverdesk/services/${SERVICE}/dist service/dist
# Anchors of the audit trail, where a volume is mounted for them.
RUN mkdir /audit && chown node:node /audit
USER node
EXPOSE 4000
# Node itself is process 1: it ends on SIGTERM within 3 s.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=256", "service/dist/main.js"]
