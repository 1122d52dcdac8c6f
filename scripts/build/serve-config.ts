import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RspackOptions } from '@rspack/core'
import type { Configuration } from '@rspack/dev-server'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { readPluginDefinition } from './plugin-definition.ts'
import { createManifest } from './plugin-json.ts'
import { remoteConfig } from './remote-config.ts'
import { standaloneConfig } from './standalone-build.ts'
import { answerStandalonePage, gatewayPaths } from './standalone-page.ts'

interface ServeOptions {
  /** On loopback. */
  port: number
  /** The gateway's origin: `http://localhost:3000`. */
  product: string
}

/**
 * Serves one remote from its sources, with fast refresh: for the product's page (`?override=<id>@<url>`), which comes from
 * the gateway with a development build of the shell, and for a page of its own that uses the gateway as its back end.
 *
 * @param folder such as `mfe-accounts`
 */
export const serveConfig = (folder: string, definition: PluginDefinition, options: ServeOptions): RspackOptions[] => [
  {
    ...remoteConfig(folder, definition, { mode: 'development', hot: true }),
    devServer: devServer(folder, definition, options),
  },
  standaloneConfig(folder, definition, options.product),
]

const devServer = (folder: string, definition: PluginDefinition, { port, product }: ServeOptions): Configuration => ({
  host: '127.0.0.1',
  port,
  hot: true,
  // A full reload would lose the state that fast refresh keeps.
  liveReload: false,
  static: false,
  // The product's page comes from the gateway's origin.
  headers: { 'access-control-allow-origin': '*' },
  client: {
    webSocketURL: `ws://localhost:${port}/ws`,
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
  proxy: [{ context: [...gatewayPaths], target: product, ws: true }],
  setupMiddlewares: middlewares => [
    { name: 'retries', middleware: withoutRetry },
    { name: 'plugin-json', path: '/plugin.json', middleware: answerManifest(folder) },
    { name: 'standalone-page', middleware: answerStandalonePage(definition, product) },
    ...middlewares,
  ],
})

/** After a failure the shell requests `~<n>/…`. The gateway strips that, and so does this server. */
function withoutRetry(request: IncomingMessage, _response: ServerResponse, next: () => void) {
  if (request.url) request.url = request.url.replace(/^\/~\d+\//, '/')
  next()
}

/** Read again for each request, so that a reload shows a change of `plugin.ts`. */
const answerManifest = (folder: string) => async (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  try {
    const { operations: _gatewayOnly, ...manifest } = createManifest(
      folder,
      await readPluginDefinition(folder),
      { files: [], preload: [] },
      // A development server preloads nothing.
      () => ({ files: [], takes: [] }),
    )
    response.end(JSON.stringify(manifest))
  } catch (error) {
    response.statusCode = 500
    response.end(JSON.stringify({ message: String(error) }))
  }
}
