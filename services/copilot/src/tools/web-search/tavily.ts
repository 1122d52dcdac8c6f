import { z } from 'zod'
import { askEngine, engineResult, presented } from './ask-engine.ts'
import { maxResults, type WebSearch } from './web-search.ts'

const shape = z.object({ results: z.array(engineResult) })

/** Tavily's Search API. @param url `https://api.tavily.com` */
export const tavilySearch = (ask: typeof globalThis.fetch, { url, key }: { url: string; key: string }): WebSearch => ({
  name: 'Tavily',
  async search(query, signal) {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, max_results: maxResults, search_depth: 'basic', include_answer: false }),
    }
    const { results } = await askEngine(ask, { url: new URL(`${url}/search`), init, signal }, shape)
    return results.map(presented)
  },
})
