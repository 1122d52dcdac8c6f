import { CoverdeskError, internalError, type Logger } from '@coverdesk/kit'
import type { SubschemaConfig } from '@graphql-tools/delegate'
import { type DocumentNode, GraphQLError, print } from 'graphql'
import { asPublicError, isPublicCode } from './public-errors.ts'
import type { RequestContext } from './request-context.ts'
import type { Subgraph } from './subgraph.ts'

type Executor = NonNullable<SubschemaConfig['executor']>

interface UpstreamError {
  message: string
  path?: (string | number)[]
  extensions?: Record<string, unknown>
}

/** What stitching hands over; its own type speaks of every possible context and result. */
interface DelegatedRequest {
  document: DocumentNode
  variables?: Record<string, unknown>
  context: RequestContext
}

/** Sends what stitching delegates to one subgraph, on behalf of the user of the request that it belongs to. */
export function createSubgraphExecutor(subgraph: Subgraph): Executor {
  const execute = async ({ document, variables, context }: DelegatedRequest) => {
    const text = await subgraph.graphql(JSON.stringify({ query: printed(document), variables }), context)
    const { data, errors } = parseAnswer(text)
    if (!errors?.length) return { data }
    return { data, errors: errors.map(error => cleanError(error, subgraph.name, context.log)) }
  }
  return execute as Executor
}

/** Delegation keeps the documents of a repeated operation, so each is printed once. */
const prints = new WeakMap<DocumentNode, string>()

function printed(document: DocumentNode) {
  const known = prints.get(document)
  if (known) return known
  const text = print(document)
  prints.set(document, text)
  return text
}

function parseAnswer(text: string): { data?: Record<string, unknown> | null; errors?: UpstreamError[] } {
  try {
    return JSON.parse(text)
  } catch {
    throw internalError()
  }
}

/** A failure meant for people passes; anything else is logged here and leaves as `INTERNAL`. */
function cleanError({ message, path, extensions = {} }: UpstreamError, subgraph: string, log: Logger) {
  const code = extensions['code']
  // BAD_REQUEST from a subgraph is about the sub-request that the gateway made of the client's.
  if (isPublicCode(code) && code !== 'BAD_REQUEST') return located(asPublicError(code, message, extensions), path)
  log.error({ subgraph, code, reason: message, path }, 'a subgraph failed')
  if (code !== 'BAD_REQUEST') return located(internalError(), path)
  return located(new CoverdeskError('BAD_REQUEST', 'A value of this request could not be read.'), path)
}

const located = ({ message, extensions }: CoverdeskError, path: (string | number)[] | undefined) =>
  new GraphQLError(message, { extensions, path: path ?? null })
