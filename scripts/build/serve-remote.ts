import type { IncomingMessage, ServerResponse } from 'node:http'
import { rspack } from '@rspack/core'
import { type Configuration, RspackDevServer } from '@rspack/dev-server'
import { remoteConfig } from './build-remote.ts'
import { readPluginDefinition } from './plugin-definition.ts'
import { createManifest } from './plugin-json.ts'

/** A remote that is being worked on. */
export interface ServedRemote {
  /** Open a page with `?override=<id>@<url>` to see it. */
  url: string
  id: string
  close(): Promise<void>
}

/**
 * Serves one remote from its sources, with fast refresh. The page and every other remote come from the gateway,
 * with the shell built for development.
 *
 * @param folder such as `mfe-accounts`
 * @param port on loopback
 */
export async function serveRemote(folder: string, port: number): Promise<ServedRemote> {
  const definition = await readPluginDefinition(folder)
  const compiler = rspack(remoteConfig(folder, definition, { mode: 'development', hot: true }))
  const server = new RspackDevServer(serverOptions(folder, port), compiler)
  await server.start()
  return { id: definition.id, url: `http://localhost:${port}`, close: () => server.stop() }
}

const serverOptions = (folder: string, port: number): Configuration => ({
  host: '127.0.0.1',
  port,
  hot: true,
  // A whole reload would lose the state that fast refresh keeps.
  liveReload: false,
  static: false,
  // The page comes from the gateway's origin.
  headers: { 'access-control-allow-origin': '*' },
  client: {
    webSocketURL: `ws://localhost:${port}/ws`,
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
  setupMiddlewares: middlewares => [
    { name: 'retries', middleware: withoutRetry },
    { name: 'plugin-json', path: '/plugin.json', middleware: answerManifest(folder) },
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
    const { operations: _gatewaysOnly, ...manifest } = createManifest(folder, await readPluginDefinition(folder), {
      files: [],
      preload: [],
    })
    response.end(JSON.stringify(manifest))
  } catch (error) {
    response.statusCode = 500
    response.end(JSON.stringify({ message: String(error) }))
  }
}
