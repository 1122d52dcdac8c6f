import type { Registry } from '../registry/registry.ts'

type Plugin = Registry['plugins'][number]
type FirstQueries = NonNullable<Plugin['manifest']['firstQueries']>

/** What a page asks first, with the values of its address. */
export interface FirstRequest {
  documentId: string
  variables: Record<string, unknown>
}

/** How a page begins. */
export interface FirstScreen {
  requests: readonly FirstRequest[]
  /** The part that holds most of it, where that is loaded when it is visited: its files, and what it takes from the shell. */
  part: { files: readonly string[]; takes: readonly string[] }
}

/**
 * What a plugin asks first on a page, its own or another's that it contributes to, if it says so (architecture §2: no
 * request waits for another). The first pattern that fits counts, with all that is named for it, so `/app/accounts/new`
 * is in front of `/app/accounts/:id`.
 *
 * @param address path and search; with a search the page may ask for something else, so nothing is asked, but its code is the same
 */
export function firstScreenOf({ manifest }: Plugin, address: string): FirstScreen {
  const { pathname, search } = new URL(address, 'http://page')
  const queries = manifest.firstQueries ?? []
  for (const { path } of queries) {
    const parameters = match(path, pathname)
    if (parameters) {
      const screen = screenOf(
        queries.filter(query => query.path === path),
        parameters,
      )
      return search === '' ? screen : { ...screen, requests: [] }
    }
  }
  return screenOf([], {})
}

function screenOf(fitting: FirstQueries, parameters: Record<string, string>): FirstScreen {
  return {
    requests: fitting.map(({ documentId, variables }) => {
      const given = Object.entries(variables).map(([name, value]) => [name, parameters[String(value)] ?? value])
      return { documentId, variables: Object.fromEntries(given) }
    }),
    part: {
      files: fitting.flatMap(({ part }) => part?.files ?? []),
      takes: fitting.flatMap(({ part }) => part?.takes ?? []),
    },
  }
}

/** The parameters of a pattern, by their names with the colon: `{ ':id': '42' }`. */
function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const there = pathname.replace(/\/$/, '').split('/')
  if (wanted.length !== there.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = there[index] ?? ''
    if (part.startsWith(':')) parameters[part] = decoded(value)
    else if (part !== value) return undefined
  }
  return parameters
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
