import { CoverdeskError, notFound } from '@coverdesk/kit'
import { z } from 'zod'
import { deadlineFromNow } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import type { RestCall, RestServices } from '../http/rest-endpoint.ts'

export type DocumentServices = RestServices & { subgraphs: Subgraph[] }

const problem = z.object({
  problem: z.object({ code: z.enum(['NOT_FOUND', 'BAD_REQUEST']), message: z.string() }),
})

/**
 * A document that copilot makes for the caller.
 *
 * @param named what the address names
 * @throws NOT_FOUND, BAD_REQUEST, or SUBGRAPH_UNAVAILABLE
 */
export async function askCopilot<Answer>(
  { subgraphs }: DocumentServices,
  { user, requestId }: RestCall,
  question: string,
  named: Record<string, string>,
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  const copilot = subgraphs.find(({ name }) => name === 'copilot')
  if (!copilot) throw notFound('document')
  const { status, text } = await copilot.question(question, named, { requestId, user, deadline: deadlineFromNow() })
  if (status !== 200) throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', unavailable)
  const made: unknown = JSON.parse(text)
  const refused = problem.safeParse(made)
  if (refused.success) throw new CoverdeskError(refused.data.problem.code, refused.data.problem.message)
  return shape.parse(made)
}

const unavailable = 'This document can’t be shown right now. Try again in a moment.'
