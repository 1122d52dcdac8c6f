import type { Collection, Document } from 'mongodb'

type Answer<Record> = { resolve(record: Record | null): void; reject(error: unknown): void }

/**
 * Reads records by their ids, those that are asked for in one turn of the event loop together. Each read goes to the
 * database after it was asked for: nothing is remembered from one turn to the next.
 */
export class TickReads<Stored extends Document & { _id: string }> {
  #waiting = new Map<string, Answer<Stored>[]>()

  constructor(private readonly collection: Collection<Stored>) {}

  get(id: string): Promise<Stored | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) setImmediate(() => void this.read())
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), { resolve, reject }])
    })
  }

  private async read() {
    const waiting = this.#waiting
    this.#waiting = new Map()
    try {
      const found = await this.collection.find({ _id: { $in: [...waiting.keys()] } } as never, readOptions).toArray()
      const byId = new Map(found.map(record => [String(record._id), record as unknown as Stored]))
      for (const [id, answers] of waiting) for (const { resolve } of answers) resolve(byId.get(id) ?? null)
    } catch (error) {
      for (const { reject } of [...waiting.values()].flat()) reject(error)
    }
  }
}

const readOptions = { singleBatch: true }
