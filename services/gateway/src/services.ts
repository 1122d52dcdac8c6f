import { join } from 'node:path'
import {
  databaseProbe,
  EnvironmentError,
  FileInspector,
  FileStore,
  type Logger,
  monitorCommands,
  promptDatabaseWaits,
  reachDatabase,
  restartStuckMonitors,
  traceCommands,
} from '@coverdesk/kit'
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb'
import { SegmentDelivery } from './analytics/segment.ts'
import { auditPart } from './audit/audit-part.ts'
import type { GatewayEnvironment } from './environment.ts'
import type { SchemaPart } from './graphql/compose.ts'
import { GraphqlServer } from './graphql/graphql-server.ts'
import { SchemaSource } from './graphql/schema-source.ts'
import { SdlArchive } from './graphql/sdl-archive.ts'
import { Subgraph } from './graphql/subgraph.ts'
import { createCookieJar } from './http/cookies.ts'
import type { SecurityPolicy } from './http/security-headers.ts'
import { type Limits, limitsOf } from './limits/limits.ts'
import { RateLimiter } from './limits/rate-limiter.ts'
import liveTypeDefs from './live/live.graphql'
import { LiveUpdates } from './live/live-updates.ts'
import type { LandingLinks } from './pages/landing-page.ts'
import { ReleaseStore } from './registry/release-store.ts'
import { TrustedDocuments } from './registry/trusted-documents.ts'
import { KnownBrowser } from './sessions/known-browser.ts'
import { type OwedSecondStep, PendingSignIn, secondStepCookie } from './sessions/pending-sign-in.ts'
import { SessionCookie } from './sessions/session-cookie.ts'
import { SessionStore } from './sessions/session-store.ts'
import { signInPart } from './sessions/sign-in.ts'
import { createSignInQuestions } from './sessions/sign-in-questions.ts'
import type { SignedCookie } from './sessions/signed-cookie.ts'
import { SubscriptionGate } from './subscriptions/subscription-gate.ts'

/** What the routes stand on. */
export interface Services {
  database: Db
  graphql: GraphqlServer
  schema: SchemaSource
  live: LiveUpdates
  documents: TrustedDocuments
  sessions: SessionStore
  gate: SubscriptionGate
  limits: Limits
  sessionCookie: SessionCookie
  pendingSignIn: PendingSignIn
  secondStep: SignedCookie<OwedSecondStep>
  releases: ReleaseStore
  files: FileStore
  inspector: FileInspector
  subgraphs: Subgraph[]
  policy: SecurityPolicy
  supportEmail: string | undefined
  analytics: SegmentDelivery | undefined
  landingLinks: LandingLinks
  /** Where each release of each remote has its folder. */
  remotesFolder: string
  shellFolder: string
  proxyHops: number
  /** Signs what services say to each other. */
  secret: string
  log: Logger
  databaseAnswers(): Promise<boolean>
  close(): Promise<void>
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/**
 * Connects to the database and puts the parts together. Asks no subgraph yet.
 * @param waits how long the database may take, as options of its driver
 */
export async function openServices(
  environment: GatewayEnvironment,
  log: Logger,
  waits: MongoClientOptions = promptDatabaseWaits,
): Promise<Services> {
  const mongo = new MongoClient(environment.MONGODB_URI, { monitorCommands: monitorCommands(), ...waits })
  traceCommands(mongo)
  restartStuckMonitors(mongo)
  await reachDatabase(() => mongo.connect())
  const database = mongo.db(environment.database)
  const session = await openSessions(environment, database)
  const files = new FileStore(database)
  await files.prepare()
  const inspector = new FileInspector()
  const subgraphs = environment.SUBGRAPHS.map(
    ({ name, url }) => new Subgraph(name, url, environment.COVERDESK_SECRET, log),
  )
  const settings = settingsOf(subgraphs)
  const signIn = signInPart({ ...session, questions: createSignInQuestions(settings) })
  const gate = new SubscriptionGate(settings)
  const documents = new TrustedDocuments(database)
  const ownPart = withOwn(signIn, auditPart(subgraphs), { name: 'gateway', sdl: liveTypeDefs })
  const schema = new SchemaSource(subgraphs, ownPart, new SdlArchive(database), log)
  const graphql = new GraphqlServer(schema, documents, gate, environment.production)
  const analytics = environment.analytics && new SegmentDelivery(environment.analytics, log)
  return {
    database,
    ...session,
    gate,
    limits: limitsOf(environment),
    graphql,
    schema,
    live: new LiveUpdates(mongo.db(environment.eventsDatabase), graphql, session.sessions, gate, log),
    documents,
    releases: new ReleaseStore(database, documents),
    files,
    inspector,
    subgraphs,
    policy: {
      publicUrl: environment.PUBLIC_URL,
      production: environment.production,
      chatWidgetUrl: environment.CHAT_WIDGET_URL,
    },
    supportEmail: environment.SUPPORT_EMAIL,
    analytics,
    landingLinks: {
      bookDemoUrl: environment.BOOK_DEMO_URL,
      linkedinUrl: environment.LINKEDIN_URL,
      youtubeUrl: environment.YOUTUBE_URL,
    },
    remotesFolder: join(environment.COVERDESK_DATA, 'remotes'),
    shellFolder: environment.SHELL_DIR,
    proxyHops: environment.PROXY_HOPS,
    secret: environment.COVERDESK_SECRET,
    log,
    databaseAnswers: databaseProbe(() => database.command({ ping: 1 })),
    async close() {
      await inspector.close()
      await analytics?.close()
      await Promise.all(subgraphs.map(subgraph => subgraph.close()))
      await mongo.close()
    },
  }
}

/** What the gateway answers itself is one part of the schema. */
const withOwn = (...parts: SchemaPart[]): SchemaPart => ({
  name: 'gateway',
  sdl: parts.map(({ sdl }) => sdl).join('\n'),
  resolvers: parts.flatMap(({ resolvers }) => (resolvers ? [resolvers].flat() : [])),
})

async function openSessions(environment: GatewayEnvironment, database: Db) {
  const cookies = createCookieJar(environment.secure)
  const lifetimes = {
    idle: environment.SESSION_IDLE_MINUTES * minute,
    absolute: environment.SESSION_ABSOLUTE_HOURS * hour,
  }
  const sessions = new SessionStore(database, lifetimes)
  await sessions.prepare()
  return {
    sessions,
    sessionCookie: new SessionCookie(cookies, lifetimes.absolute / second),
    pendingSignIn: new PendingSignIn(cookies, environment.COVERDESK_SECRET),
    knownBrowser: new KnownBrowser(cookies, environment.COVERDESK_SECRET),
    wrongCodes: new RateLimiter(
      {
        burst: environment.SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP,
        perSecond: environment.SIGN_IN_WRONG_CODES_PER_HOUR_PER_IP / 3600,
      },
      'Too many wrong codes were entered from your network',
    ),
    secondStep: secondStepCookie(cookies, environment.COVERDESK_SECRET),
  }
}

/** Users and sign-in codes are its own. */
function settingsOf(subgraphs: Subgraph[]) {
  const settings = subgraphs.find(({ name }) => name === 'settings')
  if (!settings) throw new EnvironmentError('SUBGRAPHS must name settings, which owns the users.')
  return settings
}
