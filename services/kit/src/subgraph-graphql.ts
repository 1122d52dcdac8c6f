import { ApolloServer, HeaderMap } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { CallContext } from './call-context.ts'
import { CoverdeskError, internalError } from './errors.ts'
import type { Logger } from './logger.ts'
import { inTenantScope } from './scope.ts'

/** Answers one GraphQL request; the text is JSON. */
export type AnswerGraphql = (body: unknown, context: CallContext) => Promise<{ status: number; text: string }>

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
    formatError: (formatted, error) => present(formatted, error, log),
    plugins: [ApolloServerPluginCacheControlDisabled()],
  })
  await server.start()
  return {
    answer: (body, context) => inScopeOf(context, () => answer(server, body, context)),
    close: () => server.stop(),
  }
}

/** Field resolvers run after their root has returned, so the scope spans the whole request. */
const inScopeOf = <Result>({ agencyId }: CallContext, work: () => Result) =>
  agencyId ? inTenantScope(agencyId, work) : work()

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
function present(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  if (cause instanceof CoverdeskError) return formatted
  const isRequestError = cause instanceof GraphQLError && !cause.originalError
  if (isRequestError) {
    return { ...formatted, extensions: { code: 'BAD_REQUEST' } }
  }
  log.error({ err: cause, path: formatted.path }, 'a resolver failed')
  const { message, extensions } = internalError()
  return { ...formatted, message, extensions }
}
