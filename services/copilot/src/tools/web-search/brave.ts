import { z } from 'zod'
import { askEngine, engineResult, presented } from './ask-engine.ts'
import { maxResults, type WebSearch } from './web-search.ts'

const shape = z.object({ web: z.object({ results: z.array(engineResult) }).nullish() })

/** Brave's Web Search API. @param url `https://api.search.brave.com` */
export const braveSearch = (ask: typeof globalThis.fetch, { url, key }: { url: string; key: string }): WebSearch => ({
  name: 'Brave',
  async search(query, signal) {
    const address = new URL(`${url}/res/v1/web/search`)
    address.search = String(new URLSearchParams({ q: query, count: String(maxResults), text_decorations: 'false' }))
    const headers = { accept: 'application/json', 'x-subscription-token': key }
    const { web } = await askEngine(ask, { url: address, init: { headers }, signal }, shape)
    return (web?.results ?? []).map(presented)
  },
})
