import type { AnyVariables, TypedDocumentNode } from 'urql'
import { noteAction } from '../analytics/actions'
import { graphqlClient } from './client'
import { type Failure, toFailure } from './failure'
import { beginSubmission, endSubmission, type Submission } from './submissions'

/** The result of a mutation: the data of its document, or why the server refused it or could not be reached. */
export type MutationResult<Data> = { ok: true; data: Data } | { ok: false; failure: Failure }

/**
 * For actions: sends a mutation once and waits for its answer. The cache, and with it every screen that shows
 * the record, is up to date when it resolves. It never throws. Run again with the same variables after a failure, such as when
 * the answer got lost, it is done once anyway.
 *
 * @example
 * const result = await runMutation(CreateAccountDocument, { input })
 * return result.ok ? replace(`/app/accounts/${result.data.createAccount?.id}`) : result
 */
export function runMutation<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<MutationResult<Data>> {
  const submission = beginSubmission(document, variables ?? {})
  submission.underway ??= send(document, variables, submission).finally(() => {
    submission.underway = undefined
  })
  return submission.underway as Promise<MutationResult<Data>>
}

async function send<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  submission: Submission,
): Promise<MutationResult<Data>> {
  const context = { mutationKey: submission.key }
  const { data, error } = await graphqlClient().mutation(document, variables, context).toPromise()
  const failure = error && toFailure(error)
  if (!failure) endSubmission(submission)
  noteAction(document, failure?.code ?? 'done')
  if (failure) return { ok: false, failure }
  return { ok: true, data: data as Data }
}
