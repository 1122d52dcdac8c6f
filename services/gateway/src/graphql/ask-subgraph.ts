import { CoverdeskError, internalError, type Logger } from '@coverdesk/kit'
import { GraphQLError } from 'graphql'
import { asPublicError, isPublicCode } from './public-errors.ts'
import type { RequestContext } from './request-context.ts'
import type { Subgraph } from './subgraph.ts'

export type Variables = Record<string, unknown>
export type AnswerPath = readonly (string | number)[]

/** What a subgraph answered; its errors are already as a client may see them. */
export interface SubgraphAnswer {
  data: Record<string, unknown> | null
  errors: GraphQLError[]
}

interface UpstreamError {
  message: string
  path?: AnswerPath
  extensions?: Record<string, unknown>
}

/** @throws SUBGRAPH_UNAVAILABLE when it does not answer */
export async function askSubgraph(
  subgraph: Subgraph,
  query: string,
  variables: Variables | undefined,
  context: RequestContext,
  timeoutMs?: number,
): Promise<SubgraphAnswer> {
  const bytes = await subgraph.graphql(JSON.stringify({ query, variables }), context, timeoutMs)
  return readAnswer(bytes, subgraph, context)
}

/** @throws INTERNAL when it is no GraphQL answer */
export function readAnswer(bytes: Buffer, { name }: Subgraph, context: RequestContext): SubgraphAnswer {
  const { data = null, errors = [] } = parse(bytes)
  return { data, errors: errors.map(error => located(cleanError(error, name, context.log), error.path)) }
}

function parse(bytes: Buffer): { data?: Record<string, unknown> | null; errors?: UpstreamError[] } {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw internalError()
  }
}

/** A failure meant for people passes; anything else is logged here and leaves as `INTERNAL`. */
function cleanError({ message, path, extensions = {} }: UpstreamError, subgraph: string, log: Logger) {
  const code = extensions['code']
  // BAD_REQUEST from a subgraph is about the sub-request that the gateway made of the client's.
  if (isPublicCode(code) && code !== 'BAD_REQUEST') return asPublicError(code, message, extensions)
  log.error({ subgraph, code, reason: message, path }, 'a subgraph failed')
  if (code !== 'BAD_REQUEST') return internalError()
  return new CoverdeskError('BAD_REQUEST', 'A value in this request is invalid.')
}

/** An error in its place in an answer. */
export const located = ({ message, extensions }: GraphQLError, path: AnswerPath | undefined): GraphQLError =>
  new GraphQLError(message, { extensions, path: path ?? null })
