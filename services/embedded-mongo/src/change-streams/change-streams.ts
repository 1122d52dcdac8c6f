import { setImmediate as immediate } from 'node:timers/promises'
import { newCursorId } from '../cursors.ts'
import { MongoError } from '../errors.ts'
import type { Store } from '../storage/store.ts'
import type { Batch } from '../wire/cursor-reply.ts'
import { ChangeStream } from './change-stream.ts'
import type { Specification } from './specification.ts'
import type { Watched } from './watched.ts'

/** A stream that no one asks for this long is closed, in milliseconds. */
const maxIdle = 10 * 60_000
const checkEvery = 60_000
/** How long an answer waits for an event unless told, in milliseconds; as long as with MongoDB. */
const defaultWait = 1_000

interface Open {
  namespace: string
  stream: ChangeStream
  usedAt: number
}

/** The open change streams. They sleep until more is on the disk. */
export class ChangeStreams {
  private readonly open = new Map<bigint, Open>()
  private readonly waiting = new Set<() => void>()
  private readonly check = setInterval(() => this.closeIdle(), checkEvery).unref()
  private isClosed = false

  constructor(private readonly store: Store) {
    store.listen(() => this.wake())
  }

  /** The first batch: what a resumed stream finds in the log already. */
  first(namespace: string, watched: Watched, specification: Specification, batchSize: number): Batch {
    const { view, time, release } = this.store.snapshot()
    try {
      const stream = new ChangeStream(view, time, watched, specification)
      const documents = batchSize === 0 ? [] : stream.next(view, time, batchSize)
      return this.keep(newCursorId(), { namespace, stream, usedAt: Date.now() }, documents)
    } finally {
      release()
    }
  }

  has(id: bigint): boolean {
    return this.open.has(id)
  }

  /** The following events; none when there are none for as long as the caller wants to wait. @throws CursorNotFound */
  async next(id: bigint, namespace: string, batchSize: number, wait = defaultWait): Promise<Batch> {
    const until = Date.now() + wait
    for (;;) {
      const open = this.open.get(id)
      if (!open || open.namespace !== namespace) throw new MongoError('CursorNotFound', `cursor id ${id} not found`)
      const documents = this.read(id, open, batchSize)
      if (documents.length > 0 || open.stream.isOver || this.isClosed || Date.now() >= until) {
        return this.keep(id, open, documents)
      }
      await (open.stream.isBehind ? immediate() : this.moreOrLate(until))
    }
  }

  /** Whether there was such a stream to close. */
  kill(id: bigint): boolean {
    const isKilled = this.open.delete(id)
    this.wake()
    return isKilled
  }

  get count(): number {
    return this.open.size
  }

  /** Answers all who wait. */
  close(): void {
    this.isClosed = true
    clearInterval(this.check)
    this.wake()
  }

  private read(id: bigint, { stream }: Open, batchSize: number): Buffer[] {
    const { view, time, release } = this.store.snapshot()
    try {
      return stream.next(view, time, batchSize)
    } catch (error) {
      this.open.delete(id)
      throw error
    } finally {
      release()
    }
  }

  private keep(id: bigint, open: Open, documents: Buffer[]): Batch {
    const { stream, namespace } = open
    if (stream.isOver) this.open.delete(id)
    else this.open.set(id, { ...open, usedAt: Date.now() })
    return { documents, cursorId: stream.isOver ? 0n : id, namespace, resumeToken: stream.token }
  }

  private moreOrLate(until: number): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        this.waiting.delete(done)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(done, until - Date.now())
      this.waiting.add(done)
    })
  }

  private wake() {
    for (const done of [...this.waiting]) done()
  }

  private closeIdle() {
    const idleSince = Date.now() - maxIdle
    for (const [id, { usedAt }] of this.open) if (usedAt < idleSince) this.open.delete(id)
  }
}
