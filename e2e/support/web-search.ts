import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WebSearch {
  url: string
  close(): Promise<void>
}

/** A search engine on the loopback that speaks SearXNG's JSON, for the products of the tests. It finds one page for everything. */
export async function startWebSearch(): Promise<WebSearch> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('q') ?? ''
    const results = [
      {
        title: `About ${query}`,
        url: 'https://search.example/page',
        content: `A page about ${query}.`,
        engine: 'test',
      },
    ]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ query, number_of_results: 1, results }))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(closed => server.close(() => closed())),
  }
}
