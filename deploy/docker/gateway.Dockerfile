# The one public origin: gateway, shell and every remote. Build from the repository's root: docker build -f deploy/docker/gateway.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /coverdesk
COPY . .
RUN npm ci && npm run build services/gateway shell mfe-accounts mfe-policies mfe-settings

FROM node:20-bookworm-slim AS packages
WORKDIR /coverdesk
COPY package.json package-lock.json ./
COPY services/kit/package.json services/kit/
COPY services/gateway/package.json services/gateway/
RUN npm ci --omit=dev --workspace=services/gateway --workspace=services/kit

FROM node:20-bookworm-slim
WORKDIR /coverdesk
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 SHELL_DIR=/coverdesk/shell/dist REMOTES=/coverdesk/mfe-accounts/dist,/coverdesk/mfe-policies/dist,/coverdesk/mfe-settings/dist COVERDESK_DATA=/data
COPY --from=packages /coverdesk/node_modules node_modules
COPY --from=build /coverdesk/services/gateway/package.json services/gateway/
COPY --from=build /coverdesk/services/gateway/dist services/gateway/dist
COPY --from=build /coverdesk/shell/dist shell/dist
COPY --from=build /coverdesk/mfe-accounts/dist mfe-accounts/dist
COPY --from=build /coverdesk/mfe-policies/dist mfe-policies/dist
COPY --from=build /coverdesk/mfe-settings/dist mfe-settings/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=64", "services/gateway/dist/main.js"]
