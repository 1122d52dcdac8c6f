/** A page of the web, as a search names it. */
export interface WebResult {
  title: string
  url: string
  snippet: string
}

/** A search engine. */
export interface WebSearch {
  /** As people know it. */
  name: string
  /** @throws when it doesn’t answer in time, refuses, or answers nonsense */
  search(query: string, signal: AbortSignal): Promise<WebResult[]>
}

export const maxResults = 8
