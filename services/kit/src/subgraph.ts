import { makeExecutableSchema } from '@graphql-tools/schema'
import { stitchingDirectives } from '@graphql-tools/stitching-directives'
import { z } from 'zod'
import type { CallContext } from './call-context.ts'
import { closeDatabase, connectDatabase, databaseAnswers } from './database.ts'
import { processEnvironment, readEnvironment } from './environment.ts'
import { startHttpServer } from './http-server.ts'
import { createLogger, type Logger } from './logger.ts'
import type { RunningService } from './run-process.ts'
import { scalars, scalarTypeDefs } from './scalars.ts'
import { createGraphqlEndpoint } from './subgraph-graphql.ts'
import { createRequestListener, type Question } from './subgraph-http.ts'

/** A feature's part of a subgraph: its SDL and the functions that answer it. */
export interface SubgraphModule {
  typeDefs: string
  resolvers: Record<string, unknown>
}

export interface SubgraphDefinition {
  /** Name of the service, of its database and of its place in `SUBGRAPHS`. */
  name: string
  modules: SubgraphModule[]
  /** Questions that other services ask under `POST /internal/<name>`, by name. */
  questions?: Record<string, Question>
  /** Fills an empty database; `demo` for the README's agency. Runs at every start, so it looks first. */
  seed?: { demo: () => Promise<void> }
}

const subgraphEnvironment = {
  ...processEnvironment,
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none.' }).default('none'),
}

/**
 * Starts one subgraph: database, indexes, seed, and an HTTP server that answers only signed calls.
 *
 * @throws EnvironmentError when a variable is missing or wrong
 * @example runProcess('accounts', () => startSubgraph({ name: 'accounts', modules: [accounts, contacts] }))
 */
export async function startSubgraph(
  definition: SubgraphDefinition,
  log: Logger = createLogger(definition.name),
): Promise<RunningService & { port: number }> {
  const environment = readEnvironment(subgraphEnvironment)
  const { typeDefs, resolvers } = assemble(definition.modules)
  const schema = makeExecutableSchema<CallContext>({ typeDefs, resolvers: resolvers as never })
  const graphql = await createGraphqlEndpoint(schema, log)

  await connectDatabase(environment.MONGODB_URI, definition.name)
  if (environment.SEED === 'demo') await definition.seed?.demo()

  const listener = createRequestListener({
    name: definition.name,
    secret: environment.COVERDESK_SECRET,
    sdl: typeDefs.join('\n'),
    graphql: graphql.answer,
    questions: definition.questions ?? {},
    ready: databaseAnswers,
    log,
  })
  const http = await startHttpServer(listener, environment.PORT, environment.HOST)
  log.info({ port: environment.PORT }, 'listening')
  return {
    port: environment.PORT,
    async close() {
      await http.close()
      await graphql.close()
      await closeDatabase()
    },
  }
}

const { stitchingDirectivesTypeDefs } = stitchingDirectives()

/** The whole SDL and every resolver of the modules. */
function assemble(modules: SubgraphModule[]) {
  return {
    typeDefs: [stitchingDirectivesTypeDefs, scalarTypeDefs, ...modules.map(module => module.typeDefs)],
    resolvers: [scalars, ...modules.map(module => module.resolvers)],
  }
}
