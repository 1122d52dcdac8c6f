import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, type Logger } from '@coverdesk/kit'
import { type Db, MongoClient } from 'mongodb'
import { readGatewayEnvironment } from '../environment.ts'
import { startGateway } from '../gateway.ts'
import { documentIdOf, TrustedDocuments } from '../registry/trusted-documents.ts'
import { type Fixture, type FixtureSubgraph, startFixture } from './fixture-subgraph.ts'
import { accountsFixture, goodCode, settingsFixture } from './fixtures.ts'

export interface GraphqlAnswer {
  status: number
  data: Record<string, unknown> | null | undefined
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  text: string
}

/** The gateway as a whole, before fixture subgraphs, on a database and in folders of its own. */
export interface TestGateway {
  url: string
  /** What subgraphs sign with. */
  secret: string
  database: Db
  /** Where subgraphs write what happened. */
  events: Db
  settings: FixtureSubgraph
  accounts: FixtureSubgraph
  dataFolder: string
  shellFolder: string
  /** Publishes a document, as a release does; resolves with its id. */
  publish(text: string): Promise<string>
  /** Runs published documents only. */
  production: boolean
  close(): Promise<void>
}

const template = `<!doctype html><html><head><meta name="nonce" content="%NONCE%"><!--coverdesk:head-->
<!--coverdesk:signed-out--><link rel="preload" as="script" href="/assets/sign-in.js"><!--/coverdesk:signed-out-->
<!--coverdesk:part forms--><template class="later"><link rel="preload" as="script" href="/assets/forms.js"></template><!--/coverdesk:part-->
<!--coverdesk:part record--><template class="later"><link rel="preload" as="script" href="/assets/record.js"></template><!--/coverdesk:part-->
<!--coverdesk:home--><link rel="preload" as="script" href="/assets/home.js"><!--/coverdesk:home-->
<script defer src="/assets/main.0a1b2c3d.js"></script></head><body></body></html>`

export async function startTestGateway(
  variables: Record<string, string> = {},
  fixtures: Fixture[] = [],
  shellOperations = '[]',
  log: Logger = createLogger('gateway', 'silent'),
): Promise<TestGateway> {
  const secret = randomBytes(32).toString('hex')
  const [settings, accounts] = await Promise.all(
    [fixtures[0] ?? settingsFixture, fixtures[1] ?? accountsFixture].map(fixture => startFixture(fixture, secret)),
  )
  if (!settings || !accounts) throw new Error('The fixture subgraphs did not start.')
  const folder = await mkdtemp(join(tmpdir(), 'coverdesk-gateway-'))
  const shellFolder = join(folder, 'shell')
  await mkdir(join(shellFolder, 'assets'), { recursive: true })
  await writeFile(join(shellFolder, 'index.html'), template)
  await writeFile(join(shellFolder, 'operations.json'), shellOperations)
  const environment = readGatewayEnvironment({
    MONGODB_URI: process.env['MONGODB_URI'],
    LOG_LEVEL: 'silent',
    COVERDESK_SECRET: secret,
    PORT: '1',
    SUBGRAPHS: `settings=${settings.url},${accounts.name}=${accounts.url}`,
    SHELL_DIR: shellFolder,
    COVERDESK_DATA: join(folder, 'data'),
    // Tests ask faster than people do.
    REQUEST_BURST_PER_USER: '100000',
    ...variables,
  })
  const name = variables['DATABASE'] ?? `test_gateway_${randomUUID().slice(0, 8)}`
  // Any free port.
  const gateway = await startGateway({ ...environment, PORT: 0, database: name, eventsDatabase: `${name}_events` }, log)
  const mongo = await MongoClient.connect(environment.MONGODB_URI)
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    secret,
    database: mongo.db(name),
    events: mongo.db(`${name}_events`),
    settings,
    accounts,
    shellFolder,
    dataFolder: join(folder, 'data'),
    production: environment.production,
    async publish(text) {
      await new TrustedDocuments(mongo.db(name)).register([text])
      return documentIdOf(text)
    },
    async close() {
      await gateway.close()
      await Promise.all([settings.stop(), accounts.stop()])
      if (!variables['DATABASE']) {
        await Promise.all([mongo.db(name).dropDatabase(), mongo.db(`${name}_events`).dropDatabase()])
      }
      await mongo.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A browser: it keeps cookies, and sends what the shell sends. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  constructor(private readonly gateway: TestGateway) {}

  /** One that is signed in as `<name>@harbor.example`. */
  static async signedIn(gateway: TestGateway, name = 'maya'): Promise<Visitor> {
    const visitor = new Visitor(gateway)
    await visitor.signIn(`${name}@harbor.example`, goodCode)
    return visitor
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.gateway.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  /** In production the document is published first. */
  async graphql(query: string, variables?: object): Promise<GraphqlAnswer> {
    const { production, publish } = this.gateway
    return this.post(production ? { documentId: await publish(query), variables } : { query, variables })
  }

  /** Sends a body as it is. */
  async post(body: unknown): Promise<GraphqlAnswer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-coverdesk-client': 'test/1' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const { data, errors = [] } = JSON.parse(text)
    return { status: response.status, data, errors, text }
  }

  signIn(email: string, code?: string): Promise<GraphqlAnswer> {
    return this.graphql(
      `mutation ($email: String!, $code: String) {
        agencySignIn(email: $email, code: $code) { acknowledged resendAfterSeconds agencyUser { id name agency { name } } }
      }`,
      { email, code },
    )
  }

  private keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
