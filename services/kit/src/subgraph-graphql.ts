import { AsyncLocalStorage } from 'node:async_hooks'
import { ApolloServer, HeaderMap } from '@apollo/server'
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { CallContext } from './call-context.ts'
import { CoverdeskError, internalError } from './errors.ts'
import type { Logger } from './logger.ts'
import { inScopeOf } from './scope.ts'
import { storageFailure } from './storage-failure.ts'

/** Answers one GraphQL request; the text is JSON. */
export type AnswerGraphql = (body: unknown, context: CallContext) => Promise<{ status: number; text: string }>

/** Apollo formats errors without the call's context; this brings the request's id and log to them. */
const calls = new AsyncLocalStorage<CallContext>()

/** Apollo Server without an HTTP framework: the subgraph's own listener hands over parsed bodies. */
export async function createGraphqlEndpoint(
  schema: GraphQLSchema,
  log: Logger,
): Promise<{ answer: AnswerGraphql; close(): Promise<void> }> {
  const server = new ApolloServer<CallContext>({
    schema,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    logger: log,
    formatError: (formatted, error) => present(formatted, error, calls.getStore()),
    plugins: [ApolloServerPluginCacheControlDisabled()],
  })
  await server.start()
  return {
    // Field resolvers run after their root has returned, so the scope spans the whole request.
    answer: (body, context) => inScopeOf(context, () => calls.run(context, () => answer(server, body, context))),
    close: () => server.stop(),
  }
}

async function answer(server: ApolloServer<CallContext>, body: unknown, context: CallContext) {
  const { status, body: result } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body,
    },
    context: async () => context,
  })
  if (result.kind !== 'complete') throw new Error('Incremental delivery is switched off.')
  return { status: status ?? 200, text: result.string }
}

/** A failure meant for people passes; a defect is logged, and its cause stays here. */
function present(
  formatted: GraphQLFormattedError,
  error: unknown,
  call: CallContext | undefined,
): GraphQLFormattedError {
  const requestId = call?.requestId
  const cause = unwrapResolverError(error)
  if (cause instanceof CoverdeskError) return { ...formatted, extensions: { ...formatted.extensions, requestId } }
  // Apollo gives every error of the request itself (syntax, unknown field, variable) a code of its own.
  const isRequestError = formatted.extensions?.['code'] !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR
  if (isRequestError) return { ...formatted, extensions: { code: 'BAD_REQUEST', requestId } }
  call?.log.error({ err: cause, path: formatted.path }, 'a resolver failed')
  const { message, extensions } = storageFailure(cause) ?? internalError()
  return { ...formatted, message, extensions: { ...extensions, requestId } }
}
