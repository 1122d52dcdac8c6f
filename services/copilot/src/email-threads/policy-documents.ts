import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'
import { ReadDocument } from '../documents/read-document.model.ts'
import { policyScope } from '../documents/scopes.ts'
import type { WorkspaceSource } from '../tools/tool.ts'
import type { CaraEmailThread } from './email-thread.ts'

const question = /* GraphQL */ `
  query PoliciesOfAsker($accountId: ID!) {
    businessPolicies(first: 20, filter: { accountId: $accountId, states: [INFORCE] }) { items { id } }
  }
`
const answer = z.object({ businessPolicies: z.object({ items: z.array(z.object({ id: z.string() })) }).nullable() })
const maxDocuments = 12

/** The documents of the client’s policies that Cara has read, where the thread asks a question that they may answer. */
export async function documentsOfPolicies(
  { account, asks }: CaraEmailThread,
  known: readonly WorkspaceSource[],
): Promise<WorkspaceSource[]> {
  if (!account || !asks.some(({ type, state }) => type === 'QUESTION' && state === 'OPENED')) return []
  const { businessPolicies } = await askProduct(question, { accountId: account.id }, answer)
  const scopes = (businessPolicies?.items ?? []).map(({ id }) => policyScope(id))
  const read = await ReadDocument.find({ scopes: { $in: scopes }, state: 'COMPLETED' }, { sourceId: 1, name: 1 })
    .sort({ _id: -1 })
    .limit(maxDocuments)
    .lean()
  return read
    .filter(({ sourceId }) => known.every(one => one.sourceId !== sourceId))
    .map(({ sourceId, name }) => ({ sourceId, name }))
}
