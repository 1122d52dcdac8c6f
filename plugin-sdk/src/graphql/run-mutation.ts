import type { AnyVariables, TypedDocumentNode } from 'urql'
import { noteAction } from '../analytics/actions'
import { graphqlClient } from './client'
import { type Failure, toFailure } from './failure'

/** The result of a mutation: the data of its document, or why the server refused it or could not be reached. */
export type MutationResult<Data> = { ok: true; data: Data } | { ok: false; failure: Failure }

/**
 * For actions: sends a mutation once and waits for its answer. The cache, and with it every screen that shows
 * the record, is up to date when it resolves. It never throws.
 *
 * @example
 * const result = await runMutation(CreateAccountDocument, { input })
 * return result.ok ? replace(`/app/accounts/${result.data.createAccount?.id}`) : result
 */
export async function runMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<MutationResult<Data>> {
  const { data, error } = await graphqlClient().mutation(document, variables).toPromise()
  const failure = error && toFailure(error)
  noteAction(document, failure?.code ?? 'done')
  if (failure) return { ok: false, failure }
  return { ok: true, data: data as Data }
}
