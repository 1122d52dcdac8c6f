import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { internalError, type Logger } from '@coverdesk/kit'
import type { FormattedExecutionResult } from 'graphql'
import { limitRule, limits } from './limits.ts'
import { presentErrors } from './present-errors.ts'
import { refuseUnlessPublic } from './public-operations.ts'
import type { RequestContext } from './request-context.ts'
import type { SchemaSource } from './schema-source.ts'

/** One operation as a client sends it. */
export interface Operation {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** Runs operations against the stitched schema, within the limits and the rights of a session. */
export interface GraphqlServer {
  /** Resolves once there is a schema. */
  start(): Promise<void>
  /** Whether there is a schema to answer with. */
  isReady(): boolean
  /** The answer as JSON text, with its HTTP status. */
  answer(operation: Operation, context: RequestContext): Promise<{ status: number; text: string }>
  /** Runs an operation of the gateway itself, such as the one for the first page. */
  ask<Data>(query: string, context: RequestContext): Promise<FormattedExecutionResult<Data>>
  stop(): Promise<void>
}

/** @param production hides the schema: neither introspection nor suggestions of names */
export function createGraphqlServer(source: SchemaSource, log: Logger, production: boolean): GraphqlServer {
  const server = new ApolloServer<RequestContext>({
    gateway: source,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false, // The HTTP layer demands its own header, of GET and POST alike.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    logger: log,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [limitRule],
    validationOptions: { maxErrors: 10 },
    formatError: () => internalError().toJSON(), // Replaced by `presentErrors`, which knows the request.
    plugins: [ApolloServerPluginCacheControlDisabled(), sessionRule, errorPresentation],
  })

  return {
    start: () => server.start(),
    isReady: () => source.ready,
    async answer(operation, context) {
      const { status, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', headers: new HeaderMap(jsonHeaders), search: '', body: operation },
        context: async () => context,
      })
      if (body.kind !== 'complete') throw new Error('Incremental delivery is switched off.')
      return { status: status ?? 200, text: body.string }
    },
    async ask<Data>(query: string, context: RequestContext) {
      const { body } = await server.executeOperation({ query }, { contextValue: context })
      if (body.kind !== 'single') throw new Error('Incremental delivery is switched off.')
      return body.singleResult as FormattedExecutionResult<Data>
    },
    stop: () => server.stop(),
  }
}

const jsonHeaders: [string, string][] = [
  ['content-type', 'application/json'],
  ['accept', 'application/json'],
]

const sessionRule: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, operation, document }) {
        if (!contextValue.user && operation) refuseUnlessPublic(operation, document)
      },
    }
  },
}

const errorPresentation: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, errors, response }) {
        if (!errors?.length || response.body.kind !== 'single') return
        response.body.singleResult.errors = presentErrors(errors, contextValue.requestId, contextValue.log)
      },
    }
  },
}
