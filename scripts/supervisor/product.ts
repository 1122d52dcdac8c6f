import { embeddedMongoUri } from '../../services/embedded-mongo/src/authentication/password.ts'
import { serviceName } from '../workspace/areas.ts'
import { at } from '../workspace/root.ts'
import { freePorts } from './free-ports.ts'
import { type ListedProcess, ProcessList } from './process-list.ts'
import type { ProductEnvironment } from './product-environment.ts'
import { startTimeOf } from './start-time.ts'
import { type ProcessDefinition, SupervisedProcess } from './supervised-process.ts'

/** How long services may take to end, then the database, in milliseconds: together under the promised 5 s. */
const serviceClosingTime = 2_800
const databaseClosingTime = 1_500

/** A subgraph is small: half of what Node takes by default is room that it never needs. */
const subgraphMemory = ['--max-semi-space-size=4', '--max-old-space-size=256']
/**
 * On one machine beside everything else: within 160 MB (quality bar 28). In production (deploy/docker) it has 64, which
 * spares collections: most of what a request makes is gone with it.
 */
const gatewayMemory = ['--max-semi-space-size=8']

/**
 * Threads of the runtime share two arenas of the allocator: one each, as glibc gives them, kept 7 to 10 MB of a subgraph
 * under load that no one used, and spared no time.
 */
const fewArenas = { MALLOC_ARENA_MAX: '2' }

/** The service that takes mail for the agencies. */
const mailTaker = 'services/communication'

/** Bulk writes leave much short-lived garbage: a small young generation keeps it from being mapped permanently. */
export const databaseMemory = ['--max-semi-space-size=4']

/** All processes of the product, on one machine. */
export class Product {
  private readonly database: SupervisedProcess[]
  private readonly services: SupervisedProcess[]
  private isStopping = false

  private constructor(
    definitions: { database: ProcessDefinition[]; services: ProcessDefinition[] },
    dataFolder: string,
  ) {
    const width = Math.max(...[...definitions.database, ...definitions.services].map(({ name }) => name.length))
    const list = new ProcessList(dataFolder, () => this.listed())
    const supervise = (definition: ProcessDefinition) => new SupervisedProcess(definition, width, () => list.write())
    this.database = definitions.database.map(supervise)
    this.services = definitions.services.map(supervise)
  }

  /** Decides ports and addresses; starts nothing yet. */
  static async plan(
    environment: ProductEnvironment,
    areas: { remotes: string[]; subgraphs: string[] },
  ): Promise<Product> {
    const [databasePort = 0, mailboxPort = 0, freeInboundPort = 0, ...subgraphPorts] = await freePorts(
      areas.subgraphs.length + 3,
      environment.PORT,
    )
    const inboundPort =
      environment.INBOUND_SMTP_PORT ?? (environment.NODE_ENV === 'production' ? null : freeInboundPort)
    const shared = {
      ...fewArenas,
      NODE_ENV: environment.NODE_ENV,
      LOG_LEVEL: environment.LOG_LEVEL,
      HOST: '127.0.0.1',
      COVERDESK_DATA: environment.COVERDESK_DATA,
      COVERDESK_SECRET: environment.COVERDESK_SECRET,
      ...(environment.CREDENTIAL_KEYS ? { CREDENTIAL_KEYS: environment.CREDENTIAL_KEYS } : {}),
      PUBLIC_URL: environment.PUBLIC_URL,
      SEED: environment.SEED,
      MONGODB_URI: environment.MONGODB_URI ?? embeddedMongoUri(environment.COVERDESK_DATA, databasePort),
      SMTP_URL: environment.SMTP_URL ?? `smtp://127.0.0.1:${mailboxPort}`,
    }
    const service = (folder: string, own: Record<string, string>): ProcessDefinition => ({
      name: serviceName(folder),
      script: at(folder, 'dist/main.js'),
      environment: { ...shared, ...own },
    })
    const subgraphs = areas.subgraphs.map((folder, index) => ({
      ...service(folder, {
        PORT: String(subgraphPorts[index]),
        AUDIT_ANCHOR: environment.AUDIT_ANCHOR,
        GATEWAY_URL: `http://127.0.0.1:${environment.PORT}`,
        ...(folder === mailTaker && inboundPort ? { INBOUND_SMTP_PORT: String(inboundPort) } : {}),
      }),
      nodeOptions: subgraphMemory,
    }))
    const gateway = service('services/gateway', {
      PORT: String(environment.PORT),
      SUBGRAPHS: subgraphs.map(({ name, environment: { PORT } }) => `${name}=http://127.0.0.1:${PORT}`).join(','),
      SHELL_DIR: at('shell/dist'),
      REMOTES: areas.remotes.map(folder => at(folder, 'dist')).join(','),
      ...(environment.SMTP_URL ? {} : { MAILBOX_SMTP_PORT: String(mailboxPort) }),
    })
    gateway.nodeOptions = gatewayMemory
    const embedded = {
      ...service('services/embedded-mongo', { PORT: String(databasePort) }),
      nodeOptions: databaseMemory,
    }
    const database = environment.MONGODB_URI ? [] : [embedded]
    return new Product({ database, services: [...subgraphs, gateway] }, environment.COVERDESK_DATA)
  }

  /** Starts the database, then everything else at once. Resolves when all are ready. */
  async start(): Promise<void> {
    await Promise.all(this.database.map(process => process.start()))
    if (this.isStopping) return
    await Promise.all(this.services.map(process => process.start()))
  }

  /** Ends the services, then the database that they write to. */
  async stop(): Promise<void> {
    this.isStopping = true
    await Promise.all(this.services.map(process => process.stop(serviceClosingTime)))
    await Promise.all(this.database.map(process => process.stop(databaseClosingTime)))
  }

  /** Starts one service again, after it was built. */
  async restart(name: string): Promise<void> {
    await this.services.find(({ definition }) => definition.name === name)?.restart(serviceClosingTime)
  }

  private listed(): ListedProcess[] {
    const supervisor = { pid: process.pid, startTime: startTimeOf(process.pid) }
    return [...this.database, ...this.services].map(({ definition, pid = null, startTime }) => ({
      name: definition.name,
      pid,
      port: Number(definition.environment['PORT']),
      smtpPort: Number(definition.environment['INBOUND_SMTP_PORT']) || undefined,
      startTime,
      supervisor,
    }))
  }
}
