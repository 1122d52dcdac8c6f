# The subgraph `settings`. Build from the repository's root: docker build --build-arg NODE_IMAGE=… -f deploy/docker/settings.Dockerfile .
# NODE_IMAGE is Node 24 (supported until April 2028) by its digest: node:24-bookworm-slim@sha256:… (docs/operations.md says how to look it up).
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:????????????????????????????????????????????????????????????????) ;; *) echo "NODE_IMAGE must be pinned by its digest." && exit 1 ;; esac
RUN node -e "if (process.versions.node.split('.')[0] !== '24') throw new Error('NODE_IMAGE must hold Node 24.')"
WORKDIR /coverdesk
COPY . .
RUN npm ci && npm run build services/settings

FROM ${NODE_IMAGE} AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/settings/package.json services/settings/
RUN npm ci --omit=dev --workspace=services/settings --workspace=services/kit

FROM ${NODE_IMAGE}
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000
COPY --from=packages /coverdesk/node_modules node_modules
COPY --from=build /coverdesk/services/settings/package.json services/settings/
COPY --from=build /coverdesk/services/settings/dist services/settings/dist
# Anchors of the audit trail, where a volume is mounted for them.
RUN mkdir /audit && chown node:node /audit
USER node
EXPOSE 4000
# Node itself is process 1: it ends on SIGTERM within 3 s.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--max-old-space-size=256", "services/settings/dist/main.js"]
