import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoAgencies, inTenantScope, readEnvironment } from '@coverdesk/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useModelDatabase } from '../../models/testing/model-database.ts'
import { searchWeb } from './search-web.ts'
import { configureWebSearch, webSearchEnvironment } from './web-search-environment.ts'

useModelDatabase()

/** An engine that never answers. */
let server: Server
beforeAll(async () => {
  server = createServer(() => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const variables = { CARA_WEB_SEARCH: 'searxng', CARA_WEB_SEARCH_URL: `http://${host}/` }
  configureWebSearch(readEnvironment(webSearchEnvironment, variables), [host])
})
afterAll(() => {
  configureWebSearch(readEnvironment(webSearchEnvironment, {}), [])
  server.closeAllConnections()
  server.close()
})

const search = (query: string, signal: AbortSignal) => {
  const context = { workspaceId: 'w1', ownerId: 'o1', sources: [], signal }
  return inTenantScope(demoAgencies.harborPoint.id, () => searchWeb.run(searchWeb.input.parse({ query }), context))
}

describe('a web search', () => {
  it('ends at once when it is stopped', async () => {
    const stop = new AbortController()
    const begun = performance.now()
    const answer = search('hull', stop.signal)
    setTimeout(() => stop.abort(new Error('Stopped.')), 50)
    await expect(answer).rejects.toThrow('Stopped.')
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})
