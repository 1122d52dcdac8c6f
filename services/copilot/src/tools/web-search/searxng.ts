import { z } from 'zod'
import { askEngine, engineResult, presented } from './ask-engine.ts'
import type { WebSearch } from './web-search.ts'

const shape = z.object({ results: z.array(engineResult) })

/** A SearXNG server, with JSON among its formats. @param key a bearer token, if there is one before it */
export const searxngSearch = (
  ask: typeof globalThis.fetch,
  { url, key }: { url: string; key: string | undefined },
): WebSearch => ({
  name: 'SearXNG',
  async search(query, signal) {
    const address = new URL(`${url}/search`)
    address.search = String(new URLSearchParams({ q: query, format: 'json', language: 'en', safesearch: '1' }))
    const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    const { results } = await askEngine(ask, { url: address, init: { headers }, signal }, shape)
    return results.map(presented)
  },
})
