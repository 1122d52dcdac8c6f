import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { rspackCli, writeFixtureRemote } from './development-server.ts'

const root = resolve(import.meta.dirname, '../..')

/** A small area that contributes to others, on a server of its own: `?override=hello@<url>`. */
export interface HelloRemote {
  url: string
  /** From then on these of its files can't be had; an empty string stands for all. */
  withhold(...partsOfNames: string[]): void
  close(): Promise<void>
}

/** Builds the fixture of the build's own tests and serves it on loopback. */
export async function startHelloRemote(): Promise<HelloRemote> {
  const remote = join(root, writeFixtureRemote(`mfe-hello-served-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`))
  execFileSync(process.execPath, [rspackCli, 'build'], { cwd: remote })
  const folder = join(remote, 'dist')
  let withheld: string[] = []

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const file = (request.url ?? '').replace(/^\/(~\d+\/)?/, '')
    if (!existsSync(join(folder, file)) || withheld.some(part => file.includes(part))) {
      return response.writeHead(404).end()
    }
    response.setHeader('content-type', file.endsWith('.json') ? 'application/json' : 'text/javascript')
    createReadStream(join(folder, file)).pipe(response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    withhold: (...parts) => {
      withheld = parts
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
}
