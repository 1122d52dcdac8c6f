import { createHash, randomBytes } from 'node:crypto'
import { sessionIdOf, unlessDiskIsFull } from '@coverdesk/kit'
import type { Collection, Db } from 'mongodb'
import type { SignedInUser } from '../graphql/request-context.ts'
import { TickReads } from './tick-reads.ts'

interface SessionRecord {
  /** SHA-256 of the token; the token itself is only in the browser's cookie. */
  _id: string
  agencyId: string
  userId: string
  startedAt: Date
  lastSeenAt: Date
  /** When it ends unless it is used; never later than `startedAt` + the absolute lifetime. */
  expiresAt: Date
  /** What it was started with, for its owner to know it again. */
  userAgent?: string
  network?: string
  /** Who it is in words, as the last page showed it. */
  profile?: UserProfile
}

/** What a page shows of its user: the contract's `AgencyUser`, as `settings` answered it. */
export type UserProfile = { id: string } & Record<string, unknown>

/** How long sessions live, in milliseconds. */
export interface SessionLifetimes {
  /** Without a request. */
  idle: number
  /** In any case. */
  absolute: number
}

/** What a session is started with. */
interface SessionOrigin {
  userAgent?: string | undefined
  /** A part of the address: enough for its owner to know it again. */
  network?: string | undefined
}

/** Browsers say less. */
const maxUserAgent = 300

/** That someone was here is written at most so often, in milliseconds. */
const seenInterval = 60_000

/**
 * Sessions in the gateway's database: each request reads its own by the primary key, those of one turn of the event loop
 * together, and nothing is cached; so an ended one is out at once.
 */
export class SessionStore {
  readonly #sessions: Collection<SessionRecord>
  readonly #reads: TickReads<SessionRecord>

  constructor(
    database: Db,
    private readonly lifetimes: SessionLifetimes,
    private readonly now: () => number = Date.now,
  ) {
    this.#sessions = database.collection('sessions')
    this.#reads = new TickReads(this.#sessions)
  }

  /** The database removes what is over; nothing relies on when it does. */
  async prepare(): Promise<void> {
    await this.#sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
    // For whoever ends all sessions of a user (kit: `endSessions`).
    await this.#sessions.createIndex({ agencyId: 1, userId: 1 })
  }

  /** @returns the new session's token: 256 random bits that exist nowhere else */
  async start({ agencyId, userId }: SignedInUser, { userAgent, network }: SessionOrigin = {}): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const startedAt = new Date(this.now())
    await this.#sessions.insertOne({
      _id: hash(token),
      agencyId,
      userId,
      startedAt,
      lastSeenAt: startedAt,
      expiresAt: this.expiry(startedAt),
      ...(userAgent && { userAgent: userAgent.slice(0, maxUserAgent) }),
      ...(network && { network }),
    })
    return token
  }

  /** Who is signed in with this token, or null. Counts as use of the session. */
  async find(token: string | undefined): Promise<SignedInUser | null> {
    const session = await this.read(token)
    if (!session) return null
    await this.see(session)
    return userOf(session)
  }

  /** The same for an open page that only listens or looks for news: it does not keep the session alive. */
  async look(token: string | undefined): Promise<SignedInUser | null> {
    const session = await this.read(token)
    return session && userOf(session)
  }

  /** Keeps who the user is in words, for pages that are opened while `settings` is down. */
  async rememberProfile(token: string, profile: UserProfile): Promise<void> {
    await unlessDiskIsFull(this.#sessions.updateOne({ _id: hash(token) }, { $set: { profile } }))
  }

  async profileOf(token: string): Promise<UserProfile | null> {
    const session = await this.#sessions.findOne({ _id: hash(token) }, { projection: { profile: 1 } })
    return session?.profile ?? null
  }

  async end(token: string | undefined): Promise<void> {
    if (token) await this.#sessions.deleteOne({ _id: hash(token) })
  }

  private async read(token: string | undefined) {
    if (!token) return null
    const session = await this.#reads.get(hash(token))
    return session && session.expiresAt.getTime() > this.now() ? session : null
  }

  private async see({ _id, startedAt, lastSeenAt }: SessionRecord) {
    const now = this.now()
    if (now - lastSeenAt.getTime() < Math.min(seenInterval, this.lifetimes.idle / 10)) return
    const seen = { lastSeenAt: new Date(now), expiresAt: this.expiry(startedAt) }
    await unlessDiskIsFull(this.#sessions.updateOne({ _id }, { $set: seen }))
  }

  private expiry(startedAt: Date) {
    return new Date(Math.min(this.now() + this.lifetimes.idle, startedAt.getTime() + this.lifetimes.absolute))
  }
}

const userOf = ({ _id, agencyId, userId }: SessionRecord): SignedInUser => ({
  agencyId,
  userId,
  sessionId: sessionIdOf(_id),
})

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
