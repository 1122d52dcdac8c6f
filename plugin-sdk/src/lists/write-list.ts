import type { WriteListOptions, WrittenList } from '@coverdesk/design-system'
import type { AnyVariables } from 'urql'
import * as z from 'zod/mini'
import { currentSession } from '../session/session'
import { type ListAddress, viewSearch } from './list-address'
import type { ListDefinition } from './list-definition'

const unreachable = 'Coverdesk could not be reached. Check your connection and try again.'
const refusedSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

/**
 * Has the list's subgraph write every row that the address lets through, as a CSV file that comes while it is written.
 *
 * @throws an Error with a sentence for people
 */
export async function writeList<Data, Variables extends AnyVariables, Row, Filters>(
  { id, order, exportedBy }: ListDefinition<Data, Variables, Row, Filters>,
  address: ListAddress<Variables, Filters>,
  { columns, ids, signal }: WriteListOptions,
): Promise<WrittenList> {
  // The server knows no initial filters, and no groups: their order is all that a file shows of them.
  const asked = new URLSearchParams(viewSearch({ ...address, group: undefined, columns }, { order, filters: {} }))
  asked.set('timeZone', currentSession().agency.timeZone)
  if (ids) asked.set('ids', 'true')
  const response = await fetch(`/exports/lists/${exportedBy}/${id}.csv?${asked}`, {
    credentials: 'same-origin',
    signal,
  }).catch(cause => {
    throw new Error(unreachable, { cause })
  })
  if (!response.ok || !response.body) throw new Error(await reasonOf(response))
  return { total: Number(response.headers.get('x-total-rows')), bytes: response.body }
}

async function reasonOf(response: Response) {
  const answer = refusedSchema.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data.errors[0].message : 'The list could not be exported. Try again.'
}
