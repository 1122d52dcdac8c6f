import { MongoError } from '../errors.ts'
import { lastOfSession, type RetryableWrite, tooOld } from '../storage/sessions.ts'
import type { Store } from '../storage/store.ts'
import { OpenTransaction } from './open-transaction.ts'
import type { Statement, StatementOf } from './statement.ts'

interface OpenOne {
  state: 'open'
  transaction: OpenTransaction
  expiry: NodeJS.Timeout
  /** The connection that carried its latest command. */
  connectionId: number
}

/** What became of the last transaction of a session. A restart forgets all but those that were committed. */
type Last = { number: bigint } & (OpenOne | { state: 'committed'; done: Promise<void> } | { state: 'aborted' })

/** Seconds after which an open transaction is aborted: MongoDB's `transactionLifetimeLimitSeconds`. */
const lifetimeLimit = 60
/** How many sessions are remembered before those whose transactions have ended are forgotten, the oldest first. */
const maxRemembered = 10_000

/** The transactions of all sessions. */
export class Transactions {
  lifetimeLimitSeconds = lifetimeLimit
  private readonly sessions = new Map<string, Last>()

  /** @param onEnd hears of each transaction that is over, to let go of what reads from it */
  constructor(
    private readonly store: Store,
    private readonly onEnd: (transaction: OpenTransaction) => void,
  ) {}

  /** The transaction that a statement is part of, started if it is the first one. */
  open(statement: Statement, connectionId: number): OpenTransaction {
    if (statement.starts) return this.start(statement, connectionId)
    const last = this.continued(statement)
    last.connectionId = connectionId
    return last.transaction
  }

  /** Answers a repeated commit as the first one. @throws NoSuchTransaction */
  async commit(id: StatementOf): Promise<void> {
    const last = this.last(id)
    if (last?.number !== id.number) throw noSuchTransaction(id, last)
    if (last.state === 'committed') return await last.done
    if (last.state === 'aborted') throw aborted(id)
    this.end(last.transaction)
    const done = last.transaction.commit()
    const committed: Last = { number: id.number, state: 'committed', done }
    this.remember(id, committed)
    try {
      await done
    } catch (error) {
      // Nothing of it was written, and nothing of it is left to write.
      if (this.sessions.get(keyOf(id)) === committed) this.remember(id, { number: id.number, state: 'aborted' })
      throw error
    }
  }

  /** @throws NoSuchTransaction, TransactionCommitted */
  abort(id: StatementOf): void {
    this.abandon(this.continued(id).transaction)
  }

  /** Ends a transaction without its writes. */
  abandon(transaction: OpenTransaction): void {
    const last = this.sessions.get(keyOf(transaction.id))
    if (last?.state !== 'open' || last.transaction !== transaction) return
    this.end(transaction)
    transaction.abandon()
    this.remember(transaction.id, { number: last.number, state: 'aborted' })
  }

  /** Ends what the session has still open: it is over, or has gone on to something newer. */
  leave(session: Uint8Array): void {
    const last = this.sessions.get(keyOf({ session }))
    if (last?.state === 'open') this.abandon(last.transaction)
  }

  /**
   * Ends what is open and had its latest command over a connection that is gone: a client that has died would hold its
   * documents until their time is up, and one that lives starts its transaction again.
   */
  abandonOf(connectionId: number): void {
    for (const last of this.sessions.values()) {
      if (last.state === 'open' && last.connectionId === connectionId) this.abandon(last.transaction)
    }
  }

  /** A write that is numbered after a transaction ends it. @throws TransactionTooOld when it is numbered before it */
  giveWay({ session, number }: RetryableWrite): void {
    const last = this.sessions.get(keyOf({ session }))
    if (last && number < last.number) throw tooOld('Retryable write', number, last.number)
    if (last && number > last.number) this.leave(session)
  }

  close(): void {
    for (const last of this.sessions.values()) if (last.state === 'open') this.abandon(last.transaction)
  }

  private start(id: Statement, connectionId: number): OpenTransaction {
    const last = this.last(id)
    if (last && last.number > id.number) throw tooOld('Transaction', id.number, last.number)
    if (last?.number === id.number) {
      throw new MongoError(
        'ConflictingOperationInProgress',
        `Transaction ${id.number} of this session has already been started`,
      )
    }
    this.leave(id.session)
    const transaction = new OpenTransaction(this.store, id)
    const expiry = setTimeout(() => this.abandon(transaction), this.lifetimeLimitSeconds * 1000).unref()
    this.remember(id, { number: id.number, state: 'open', transaction, expiry, connectionId })
    return transaction
  }

  private continued(id: StatementOf): OpenOne {
    const last = this.last(id)
    if (last && last.number > id.number) throw tooOld('Transaction', id.number, last.number)
    if (last?.number !== id.number) throw noSuchTransaction(id, last)
    if (last.state === 'open') return last
    if (last.state === 'aborted') throw aborted(id)
    throw new MongoError('TransactionCommitted', `Transaction ${id.number} has been committed.`)
  }

  private last(id: StatementOf): Last | undefined {
    const known = this.sessions.get(keyOf(id))
    if (known?.state === 'open') return known
    const stored = this.store.read(view => lastOfSession(view, id.session))
    if (!stored || (known && known.number >= stored.number)) return known
    const { number, reply } = stored
    return reply ? { number, state: 'aborted' } : { number, state: 'committed', done: Promise.resolve() }
  }

  private end(transaction: OpenTransaction) {
    const last = this.sessions.get(keyOf(transaction.id))
    if (last?.state === 'open') clearTimeout(last.expiry)
    this.onEnd(transaction)
  }

  private remember(id: StatementOf, last: Last) {
    const key = keyOf(id)
    this.sessions.delete(key)
    this.sessions.set(key, last)
    if (this.sessions.size <= maxRemembered) return
    for (const [oldest, { state }] of this.sessions) {
      if (state === 'open') continue
      this.sessions.delete(oldest)
      return
    }
  }
}

const keyOf = ({ session }: Pick<StatementOf, 'session'>) => Buffer.from(session).toString('latin1')

const noSuchTransaction = ({ number }: StatementOf, last: Last | undefined) =>
  new MongoError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${last?.number ?? -1}`,
  )

const aborted = ({ number }: StatementOf) =>
  new MongoError('NoSuchTransaction', `Transaction with { txnNumber: ${number} } has been aborted.`)
