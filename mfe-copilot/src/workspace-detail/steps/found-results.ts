/** Something that a search found, as people read it. */
export interface FoundResult {
  title: string
  text: string
  /** Where in the documents it is. */
  source?: { id: string; page: number }
  /** A page of the product. */
  path?: string
  /** A page of the web, whose host is shown beside it. */
  url?: string
  host?: string
}

type Given = Readonly<Record<string, unknown>>

/**
 * What a tool answered, as people read it.
 *
 * @param result of the tool, as JSON
 * @returns undefined where it is no list of results
 */
export function foundResults(result: string): FoundResult[] | undefined {
  const { passages, pages, records, results } = parsed(result)
  if (Array.isArray(passages)) return passages.map(passageOf)
  if (Array.isArray(pages)) return pages.map(passageOf)
  if (Array.isArray(records)) return records.map(recordOf)
  if (Array.isArray(results)) return results.map(webResultOf)
  return undefined
}

function parsed(json: string): Given {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Given) : {}
  } catch {
    return {}
  }
}

const string = (value: unknown) => (typeof value === 'string' ? value : '')

function passageOf({ name, page, text, sourceId }: Given): FoundResult {
  const source = typeof page === 'number' && sourceId ? { source: { id: string(sourceId), page } } : {}
  return { title: `${string(name)}, page ${page}`, text: string(text), ...source }
}

function recordOf({ title, path, facts }: Given): FoundResult {
  const said = Array.isArray(facts) ? facts.map(({ label, value }: Given) => `${label}: ${value}`).join(' · ') : ''
  const isPage = /^\/app\/[\w\-/]+$/.test(string(path))
  return { title: string(title), text: said, ...(isPage && { path: string(path) }) }
}

function webResultOf({ title, url, host, snippet }: Given): FoundResult {
  const isWeb = /^https?:\/\//.test(string(url))
  return {
    title: string(title) || string(url),
    text: string(snippet),
    ...(isWeb && { url: string(url), host: string(host) }),
  }
}
