import type { IncomingMessage, ServerResponse } from 'node:http'
import { rspack } from '@rspack/core'
import { type Configuration, RspackDevServer } from '@rspack/dev-server'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { remoteConfig } from './build-remote.ts'
import { readPluginDefinition } from './plugin-definition.ts'
import { createManifest } from './plugin-json.ts'
import { standaloneConfig } from './standalone-build.ts'
import { answerStandalonePage, gatewayPaths } from './standalone-page.ts'

interface ServeOptions {
  /** On loopback. */
  port: number
  /** Origin of the gateway: `http://localhost:3000`. */
  product: string
}

/** A remote that is being worked on. */
export interface ServedRemote {
  /** The remote alone; and a page of the product with `?override=<id>@<url>` shows it among the others. */
  url: string
  id: string
  close(): Promise<void>
}

/**
 * Serves one remote from its sources, with fast refresh: for the product's page, which comes from the gateway with a
 * shell built for development, and for a page of its own, with the gateway behind it.
 *
 * @param folder such as `mfe-accounts`
 */
export async function serveRemote(folder: string, { port, product }: ServeOptions): Promise<ServedRemote> {
  const definition = await readPluginDefinition(folder)
  const compiler = rspack([
    remoteConfig(folder, definition, { mode: 'development', hot: true }),
    standaloneConfig(folder, definition, product),
  ])
  const server = new RspackDevServer(serverOptions(folder, definition, { port, product }), compiler)
  await server.start()
  return { id: definition.id, url: `http://localhost:${port}`, close: () => server.stop() }
}

const serverOptions = (
  folder: string,
  definition: PluginDefinition,
  { port, product }: ServeOptions,
): Configuration => ({
  host: '127.0.0.1',
  port,
  hot: true,
  // A whole reload would lose the state that fast refresh keeps.
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

/** The shell asks under `~<n>/` after a failure; the gateway strips it, and so do we. */
function withoutRetry(request: IncomingMessage, _response: ServerResponse, next: () => void) {
  if (request.url) request.url = request.url.replace(/^\/~\d+\//, '/')
  next()
}

/** Read afresh for each page, so that a change of `plugin.ts` shows after a reload. */
const answerManifest = (folder: string) => async (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  try {
    const { operations: _gatewaysOnly, ...manifest } = createManifest(
      folder,
      await readPluginDefinition(folder),
      { files: [], preload: [] },
      // Nothing is fetched before it is asked for.
      () => ({ files: [], takes: [] }),
    )
    response.end(JSON.stringify(manifest))
  } catch (error) {
    response.statusCode = 500
    response.end(JSON.stringify({ message: String(error) }))
  }
}
