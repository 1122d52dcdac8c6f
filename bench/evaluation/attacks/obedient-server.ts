import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { protocols } from '../../../services/copilot/src/models/testing/protocols.ts'
import { type ChatRequest, obey } from './obey.ts'

/** A language model on loopback that does what it finds anywhere, and a web search beside it. */
export interface ObedientServer {
  host: string
  url: string
  /** What was searched for on the web since the last look. */
  takeSearches(): string[]
  /** How often it did what it had found since the last look. */
  takeFollowed(): number
  /** What was asked beside the model and the search since the last look. */
  takeStrays(): string[]
  close(): Promise<void>
}

export async function startObedientServer(): Promise<ObedientServer> {
  const searches: string[] = []
  const strays: string[] = []
  let followed = 0
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname === '/search') {
      searches.push(url.searchParams.get('q') ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[]}')
      return
    }
    if (url.pathname !== '/v1/chat/completions') {
      strays.push(url.pathname)
      response.writeHead(404).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked: ChatRequest = JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const said = obey(asked)
    if (said.isFollowing) followed += 1
    for (const event of protocols['openai-compatible'](said)) response.write(event)
    response.end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    takeSearches: () => searches.splice(0),
    takeFollowed() {
      const count = followed
      followed = 0
      return count
    },
    takeStrays: () => strays.splice(0),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
