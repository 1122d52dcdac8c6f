import type { ReadAllOptions } from '@coverdesk/design-system'
import type { AnyVariables } from 'urql'
import { askOnce } from '../graphql/ask-once'
import type { ListDefinition } from './list-definition'

/** As many as the server counts. */
const maxRows = 10_000
const rowsOfPage = 100

/**
 * Reads every row of a list, page after page.
 *
 * @returns at most 10,000
 * @throws an Error with the server's message
 */
export async function readAll<Data, Variables extends AnyVariables, Row, Filters>(
  { document, pageOf }: ListDefinition<Data, Variables, Row, Filters>,
  variables: Omit<Variables, 'first' | 'after'>,
  { signal, onProgress }: ReadAllOptions,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let after: string | null | undefined = null
  do {
    const answer: Data = await askOnce(
      document,
      { ...variables, first: rowsOfPage, after } as unknown as Variables,
      signal,
    )
    const page = pageOf(answer)
    if (!page || page.complete === null) throw new Error('Part of the list couldn’t be loaded. Try again.')
    rows.push(...page.items)
    after = page.endCursor
    onProgress(rows.length, Math.min(page.total, maxRows))
  } while (after && rows.length < maxRows)
  return rows.slice(0, maxRows)
}
