import { makeExecutableSchema } from '@graphql-tools/schema'
import { z } from 'zod'
import { type AccountData, accountDataQuestion } from './account-data.ts'
import { anchorEnvironment, anchorsFor } from './audit/anchors/anchor-environment.ts'
import { useAuditAnchors } from './audit/anchors/audit-anchors.ts'
import { useAuditKeys } from './audit/audit-keys.ts'
import { auditQuestions } from './audit/audit-questions.ts'
import { auditEnvironment } from './audit/retention.ts'
import { startBackground } from './background.ts'
import { calendarEnvironment, shiftCalendar } from './calendar/calendar-day.ts'
import type { CallContext } from './call-context.ts'
import { useKeyRing } from './credentials/data-keys.ts'
import { credentialKeys } from './credentials/key-ring.ts'
import { demandKeys, refuseExposedCredentials } from './credentials/sealed-stays-inside.ts'
import { closeDatabase, databaseAnswers, openDatabase, ownDatabase, prepareDatabase } from './database.ts'
import { EnvironmentError, processEnvironment, readEnvironment } from './environment.ts'
import { startHttpServer } from './http-server.ts'
import type { JobDefinition } from './jobs/job.ts'
import { prepareKitCollections } from './kit-collections.ts'
import type { AnyListExport } from './list-export/list-export.ts'
import { createLogger, type Logger } from './logger.ts'
import type { Migration } from './migrations/migration.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { withMutations } from './mutation/mutation-fields.ts'
import type { ConsumerDefinition } from './outbox/consumer-definition.ts'
import { passPlainArguments } from './plain-arguments.ts'
import { preparePatiently } from './prepare-patiently.ts'
import { configureGatewayClient, productEnvironment } from './product/product-address.ts'
import { refuseUnsafeProduction } from './production-environment.ts'
import type { RunningService } from './run-process.ts'
import { scalars, scalarTypeDefs } from './scalars.ts'
import { nameService } from './service-name.ts'
import { nameSharedDatabases, type SharedDatabases } from './shared-databases.ts'
import {
  commandDirectiveTypeDefs,
  stitchingDirectivesTypeDefs,
  timeoutDirectiveTypeDefs,
  watchDirectiveTypeDefs,
} from './stitching-directives.ts'
import { createGraphqlEndpoint } from './subgraph-graphql.ts'
import { createRequestListener, type Question } from './subgraph-http.ts'
import { addressTypeDefs } from './us-contacts/address-type.ts'
import { type Webhook, webhookJobs } from './webhooks/webhook.ts'

/** A feature's part of a subgraph: its SDL and the functions that answer it. */
export interface SubgraphModule {
  typeDefs: string
  resolvers: Record<string, unknown>
}

/** What a subgraph holds open beside its database, such as a mailer, and the questions answered with it. */
export interface SubgraphPart {
  /** Questions that other services ask under `POST /internal/<name>`, by name. */
  questions?: Record<string, Question>
  /** Resolves when what `start` began is open, such as a port. The subgraph isn't ready before. */
  opened?: Promise<unknown>
  /** Ends what `start` began, and releases what it holds. */
  close?(): Promise<void>
}

export interface SubgraphDefinition<Variables extends z.ZodRawShape = z.ZodRawShape> {
  /** Name of the service, of its database and of its place in `SUBGRAPHS`. */
  name: string
  modules: SubgraphModule[]
  /** The variables that this subgraph reads beside those of every subgraph. */
  environment?: Variables
  /** Builds what depends on the environment; runs once the database is connected. */
  start?(environment: z.output<z.ZodObject<Variables>>, log: Logger): SubgraphPart
  /** What this subgraph does when events of any subgraph come. */
  consumers?: ConsumerDefinition[]
  /** What it does after its answers, or from time to time. */
  jobs?: JobDefinition[]
  /** What it holds about an account, for the export of all that the product holds. By default nothing. */
  accountData?: AccountData
  /** The lists that it writes as CSV files, by their names. By default none. */
  listExports?: Record<string, AnyListExport>
  /** What third parties send; their secrets come from the environment. */
  webhooks?(environment: z.output<z.ZodObject<Variables>>): Webhook[]
  /** Changes of the shape of its stored data. They run before it answers, and with `migrate`. */
  migrations?: Migration[]
  /**
   * Fills an empty database with the README's agency, or with that and so much that speed is measured with it. Runs at every
   * start, so it looks first (see `seedOnce`).
   */
  seed?: { demo: () => Promise<void>; large?: () => Promise<void> }
}

/** Types a definition's `start` by its `environment`. */
export const defineSubgraph = <Variables extends z.ZodRawShape>(
  definition: SubgraphDefinition<Variables>,
): SubgraphDefinition => definition as unknown as SubgraphDefinition

/** Where a subgraph runs; a test runs it beside others, on a database of its own. */
export interface SubgraphSurroundings {
  log?: Logger
  /** The variables. By default the process's. */
  environment?: NodeJS.ProcessEnv
  /** Where it listens; 0 takes any free port. By default the variable `PORT`. */
  port?: number
  /** The database. By default the one that bears the subgraph's name. */
  database?: string
  /** Where the shared databases are. By default `events` and `gateway`. */
  sharedDatabases?: Partial<SharedDatabases>
}

/** What every subgraph reads; its definition names the rest. */
export const subgraphEnvironment = {
  ...processEnvironment,
  CREDENTIAL_KEYS: credentialKeys.optional(),
  ...auditEnvironment,
  ...anchorEnvironment,
  ...productEnvironment,
  ...calendarEnvironment,
  SEED: z.enum(['demo', 'large', 'none'], { error: 'must be demo, large or none.' }).default('none'),
}

/**
 * Starts one subgraph: database, indexes, seed, and an HTTP server that answers only signed calls.
 *
 * @throws EnvironmentError when a variable is missing or wrong
 * @example startSubgraph(accountsSubgraph, { log })
 */
export async function startSubgraph(
  definition: SubgraphDefinition,
  surroundings: SubgraphSurroundings = {},
): Promise<RunningService> {
  const { log = createLogger(definition.name), environment: source, database = definition.name } = surroundings
  const environment = readEnvironment({ ...definition.environment, ...subgraphEnvironment }, source)
  refuseUnsafeProduction(environment)
  const { typeDefs, resolvers } = assemble(definition.modules)
  const schema = makeExecutableSchema<CallContext>({ typeDefs, resolvers: resolvers as never })
  passPlainArguments(schema)
  refuseExposedCredentials(schema)
  demandKeys(environment.CREDENTIAL_KEYS !== undefined)
  if (!environment.CREDENTIAL_KEYS) {
    throw new EnvironmentError(
      'CREDENTIAL_KEYS is needed, because the audit trail is sealed: such as 2026:$(openssl rand -base64 32).',
    )
  }
  useKeyRing(environment.CREDENTIAL_KEYS)
  useAuditKeys(environment.CREDENTIAL_KEYS)
  useAuditAnchors(anchorsFor(environment.AUDIT_ANCHOR, log))
  const graphql = await createGraphqlEndpoint(schema, log)

  configureGatewayClient(environment)
  shiftCalendar(environment)
  nameService(definition.name)
  nameSharedDatabases(surroundings.sharedDatabases ?? {})
  await prepareDatabase(environment.MONGODB_URI, database, async () => {
    await prepareKitCollections()
    await migrateBeforeStart(definition, log)
    const { demo, large = demo } = definition.seed ?? {}
    const seed = environment.SEED === 'large' ? large : environment.SEED === 'demo' ? demo : undefined
    if (seed) await preparePatiently(seed, log)
  })
  await openDatabase(environment.MONGODB_URI, database)
  const part = definition.start?.(environment, log)
  const webhooks = definition.webhooks?.(environment) ?? []
  const jobs = [...(definition.jobs ?? []), ...webhooks.flatMap(webhookJobs)]
  await part?.opened
  const background = await startBackground({ ...definition, jobs }, environment, log)

  const listener = createRequestListener({
    name: definition.name,
    secret: environment.COVERDESK_SECRET,
    sdl: typeDefs,
    graphql: graphql.answer,
    questions: new Map(
      Object.entries({
        ...auditQuestions,
        ...accountDataQuestion(definition.accountData),
        ...part?.questions,
      }),
    ),
    exports: new Map(Object.entries(definition.listExports ?? {})),
    webhooks,
    ready: async () => background.isHealthy && (await databaseAnswers()),
    log,
  })
  const http = await startHttpServer(listener, surroundings.port ?? environment.PORT, environment.HOST)
  log.info({ port: http.port }, 'listening')
  return {
    port: http.port,
    async close() {
      await Promise.all([http.close(), background.close()])
      await graphql.close()
      await part?.close?.()
      await closeDatabase()
    },
  }
}

/** A document that can't be migrated does not keep the subgraph from starting: its code still reads the old shape. */
async function migrateBeforeStart({ migrations = [] }: SubgraphDefinition, log: Logger) {
  try {
    await runMigrations(ownDatabase(), migrations, { log })
  } catch (error) {
    log.error({ err: error }, 'some documents were not migrated')
  }
}

/**
 * The SDL of a subgraph as `GET /sdl` answers it: that of its modules, with the stitching directives, the scalars
 * and the type of an address, which all subgraphs share. Composition without running subgraphs uses it too.
 */
export const subgraphSdl = (typeDefs: string[]): string =>
  [...directiveTypeDefs, scalarTypeDefs, addressTypeDefs, ...typeDefs].join('\n')

const directiveTypeDefs = [
  stitchingDirectivesTypeDefs,
  watchDirectiveTypeDefs,
  timeoutDirectiveTypeDefs,
  commandDirectiveTypeDefs,
]

/** The whole SDL and every resolver of the modules. */
function assemble(modules: SubgraphModule[]) {
  return {
    typeDefs: subgraphSdl(modules.map(module => module.typeDefs)),
    resolvers: [scalars, ...modules.map(module => withMutations(module.resolvers))],
  }
}
