import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from 'mongodb'

interface Numbered {
  _id: number
}

/** Writes at a steady rate, by turns alone and in a transaction over two collections and their total. */
export class Writers {
  /** What the database has said to have: `singles 7`, or `left 8` for a whole transaction. */
  readonly acknowledged = new Set<string>()
  private next = 1
  private isRunning = false
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly database: Db,
    private readonly rate: number,
  ) {}

  start(): void {
    this.isRunning = true
    this.work = this.write()
  }

  /** Resolves when every write has been acknowledged or has failed. */
  async stop(): Promise<void> {
    this.isRunning = false
    await this.work
  }

  /** What is there: single writes, and the left half of transactions. */
  async stored(): Promise<Set<string>> {
    const [singles, left] = await Promise.all([this.ids('singles'), this.ids('left')])
    return new Set([...singles.map(id => `singles ${id}`), ...left.map(id => `left ${id}`)])
  }

  async transfers(): Promise<{ left: number[]; right: number[]; total: number }> {
    const [left, right] = await Promise.all([this.ids('left'), this.ids('right')])
    const counted = await this.database.collection<{ _id: string; n: number }>('totals').findOne({ _id: 'transfers' })
    return { left, right, total: counted?.n ?? 0 }
  }

  private async write() {
    const pending = new Set<Promise<void>>()
    while (this.isRunning) {
      const id = this.next++
      const written = (id % 2 ? this.single(id) : this.transfer(id))
        .catch(() => {})
        .finally(() => pending.delete(written))
      pending.add(written)
      await sleep(1000 / this.rate)
    }
    await Promise.all(pending)
  }

  private async single(_id: number) {
    await this.database.collection<Numbered>('singles').insertOne({ _id })
    this.acknowledged.add(`singles ${_id}`)
  }

  private async transfer(_id: number) {
    await this.database.client.withSession(session =>
      session.withTransaction(async () => {
        await this.database.collection<Numbered>('left').insertOne({ _id }, { session })
        await this.database.collection<Numbered>('right').insertOne({ _id }, { session })
        await this.database
          .collection<{ _id: string; n: number }>('totals')
          .updateOne({ _id: 'transfers' }, { $inc: { n: 1 } }, { session, upsert: true })
      }),
    )
    this.acknowledged.add(`left ${_id}`)
  }

  private async ids(collection: string): Promise<number[]> {
    const found = this.database.collection<Numbered>(collection).find().sort({ _id: 1 })
    return await found.map(({ _id }) => _id).toArray()
  }
}
