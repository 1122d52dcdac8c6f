import { EnvironmentError } from '@coverdesk/kit'
import { z } from 'zod'
import { checkUrl, guardedFetch } from '../../models/network/guarded-fetch.ts'
import { braveSearch } from './brave.ts'
import { searxngSearch } from './searxng.ts'
import { tavilySearch } from './tavily.ts'
import type { WebSearch } from './web-search.ts'

const engines = ['brave', 'tavily', 'searxng'] as const

/** What the copilot reads about web search. Without `CARA_WEB_SEARCH` Cara can't search the web. */
export const webSearchEnvironment = {
  CARA_WEB_SEARCH: z.enum(engines, { error: `must be one of ${engines.join(', ')}.` }).optional(),
  /** Needed with brave and tavily. */
  CARA_WEB_SEARCH_KEY: z.string().optional(),
  /** Needed with searxng. */
  CARA_WEB_SEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://search.example.com.' })
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
}

const usualUrls = { brave: 'https://api.search.brave.com', tavily: 'https://api.tavily.com' }

let webSearch: WebSearch | null = null

/** The engine that the operator has chosen; null: none. */
export const configuredWebSearch = (): WebSearch | null => webSearch

/**
 * Says how the web is searched. Once, when the service starts.
 *
 * @param allowedHosts of `CARA_ALLOWED_HOSTS`: where a server of the operator’s own network may be
 * @throws EnvironmentError when the variables don’t fit together, or lead into a private network
 */
export function configureWebSearch(
  environment: z.output<z.ZodObject<typeof webSearchEnvironment>>,
  allowedHosts: readonly string[],
): void {
  const { CARA_WEB_SEARCH: engine, CARA_WEB_SEARCH_KEY: key, CARA_WEB_SEARCH_URL: own } = environment
  webSearch = engine ? created({ engine, key, own }, allowedHosts) : null
}

interface Wanted {
  engine: (typeof engines)[number]
  key: string | undefined
  own: string | undefined
}

function created({ engine, key, own }: Wanted, allowedHosts: readonly string[]): WebSearch {
  const url = own ?? (engine === 'searxng' ? undefined : usualUrls[engine])
  if (!url) throw new EnvironmentError('CARA_WEB_SEARCH_URL is needed with searxng.')
  checkReach(url, allowedHosts)
  const ask = guardedFetch(allowedHosts)
  if (engine === 'searxng') return searxngSearch(ask, { url, key })
  if (!key) throw new EnvironmentError(`CARA_WEB_SEARCH_KEY is needed with ${engine}.`)
  return engine === 'brave' ? braveSearch(ask, { url, key }) : tavilySearch(ask, { url, key })
}

function checkReach(url: string, allowedHosts: readonly string[]): void {
  try {
    checkUrl(new URL(url), allowedHosts)
  } catch {
    throw new EnvironmentError(
      'CARA_WEB_SEARCH_URL must begin with https:// and lead to the internet, or CARA_ALLOWED_HOSTS must name its host.',
    )
  }
}
