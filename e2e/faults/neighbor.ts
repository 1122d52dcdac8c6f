import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtRemotes } from '../support/remotes.ts'

/** An area beside those of the product, on a development server of its own: `?override=<id>@<url>`. */
export interface Neighbor {
  id: string
  title: string
  url: string
  close(): Promise<void>
}

const id = 'neighbor'
const title = 'Neighbor'
const path = '/app/neighbor'

/** A container written by hand: one page, with the React that the shell shares. */
const container = `
  var coverdesk_${id} = (() => {
    let scope
    const plugin = { default: { id: '${id}', title: '${title}', basePaths: ['${path}'], nav: [],
      async routes() {
        const React = (await Object.values(scope.react)[0].get())()
        return { routes: [{ path: '${path}', element: React.createElement('h1', null, '${title}') }] }
      } } }
    return { init(shared) { scope = shared }, async get() { return () => plugin } }
  })()`

/** What `plugin.json` must have is taken from a built remote; what it adds to others is left out. */
const manifest = () => ({
  ...builtRemotes()[0],
  id,
  title,
  basePaths: [path],
  nav: [{ section: 'Knowledge', label: title, icon: 'knowledge', path, order: 900 }],
  slots: [],
  columns: [],
  commands: [],
  lists: {},
  invalidates: {},
  operations: [],
  palette: false,
  search: null,
  files: [],
  preload: ['remoteEntry.js'],
})

/**
 * Starts the neighbor's server on loopback.
 *
 * @param wrong.manifest what it answers in place of a good `plugin.json`
 */
export async function startNeighbor(wrong: { manifest?: string } = {}): Promise<Neighbor> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.url?.endsWith('/plugin.json')) {
      response.setHeader('content-type', 'application/json').end(wrong.manifest ?? JSON.stringify(manifest()))
    } else if (request.url?.endsWith('/remoteEntry.js')) {
      response.setHeader('content-type', 'text/javascript').end(container)
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { id, title, url: `http://localhost:${port}`, close: () => close(server) }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(done => server.close(() => done()))
}
