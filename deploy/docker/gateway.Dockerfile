# The one public origin: gateway, shell and every remote. Build from the repository's root: docker build --build-arg NODE_IMAGE=… -f deploy/docker/gateway.Dockerfile .
# NODE_IMAGE is Node 24 (supported until April 2028) by its digest: node:24-bookworm-slim@sha256:… (docs/operations.md says how to look it up).
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:????????????????????????????????????????????????????????????????) ;; *) echo "NODE_IMAGE must be pinned by its digest." && exit 1 ;; esac
RUN node -e "if (process.versions.node.split('.')[0] !== '24') throw new Error('NODE_IMAGE must hold Node 24.')"
WORKDIR /coverdesk
COPY . .
RUN npm ci && npm run build
# The remotes that registry.json names, as built.
RUN node -e "for (const { remote } of JSON.parse(fs.readFileSync('registry.json')).areas) if (remote) fs.cpSync(remote + '/dist', 'remotes/' + remote + '/dist', { recursive: true })"

FROM ${NODE_IMAGE} AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/gateway/package.json services/gateway/
RUN npm ci --omit=dev --workspace=services/gateway --workspace=services/kit

FROM ${NODE_IMAGE}
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 SHELL_DIR=/coverdesk/shell/dist REGISTRY=/coverdesk/registry.json REMOTES=/coverdesk/remotes/{remote}/dist COVERDESK_DATA=/data
COPY --from=packages /coverdesk/node_modules node_modules
# Its package.json, and packages that npm put beside it.
COPY --from=packages /coverdesk/services/gateway services/gateway
COPY --from=build /coverdesk/services/gateway/dist services/gateway/dist
COPY --from=build /coverdesk/shell/dist shell/dist
COPY --from=build /coverdesk/registry.json ./
COPY --from=build /coverdesk/remotes remotes
RUN mkdir /data /uploads && chown node:node /data /uploads
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=64", "services/gateway/dist/main.js"]
