import type { Registry } from '../registry/registry.ts'

type Plugin = Registry['plugins'][number]

/** What a page asks first, with the values of its address. */
export interface FirstRequest {
  documentId: string
  variables: Record<string, unknown>
}

/** How a page begins. */
export interface FirstScreen {
  request: FirstRequest
  /** Files of the dialog that it opens with, where that holds most of it. */
  dialog: readonly string[] | undefined
}

/**
 * The query with which a page of a plugin begins, if it says so (architecture §2: no request waits for another).
 * The first pattern that fits counts, so `/app/accounts/new` stands before `/app/accounts/:id`.
 *
 * @param address path and search; with a search the page may ask for something else, so nothing is asked
 */
export function firstScreenOf({ manifest }: Plugin, address: string): FirstScreen | undefined {
  const { pathname, search } = new URL(address, 'http://page')
  if (search !== '') return undefined
  for (const { path, documentId, variables, dialog } of manifest.firstQueries ?? []) {
    const parameters = match(path, pathname)
    if (!parameters) continue
    const given = Object.entries(variables).map(([name, value]) => [name, parameters[String(value)] ?? value])
    return { request: { documentId, variables: Object.fromEntries(given) }, dialog }
  }
  return undefined
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
