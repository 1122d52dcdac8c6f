import type { TransactionClaims } from '../storage/claims.ts'
import { noteCommit } from '../storage/sessions.ts'
import type { Snapshot, Store } from '../storage/store.ts'
import { Txn } from '../storage/txn.ts'
import type { StatementOf } from './statement.ts'

/** A transaction of several commands: one snapshot to read, its own writes over it, and what they have claimed. */
export class OpenTransaction {
  readonly txn: Txn
  private readonly snapshot: Snapshot
  private readonly claims: TransactionClaims

  constructor(
    private readonly store: Store,
    readonly id: StatementOf,
  ) {
    this.snapshot = store.snapshot()
    this.claims = store.claims.forTransaction(this.snapshot.time)
    this.txn = new Txn(this.snapshot.view, this.claims, store.numbers)
  }

  /** Writes everything at once; resolves when it is safely on the disk. A transaction that only read has nothing to keep. */
  async commit(): Promise<void> {
    this.snapshot.release()
    if (this.txn.isUnchanged) return this.claims.release()
    const { session, number } = this.id
    noteCommit(this.txn, session, number)
    await this.store.commit(this.txn, this.claims, { session, number }).finally(() => this.claims.release())
  }

  /** Undoes everything. */
  abandon(): void {
    this.snapshot.release()
    this.claims.release()
  }
}
