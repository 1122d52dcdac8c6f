import type { mongo } from 'mongoose'

interface PositionRecord {
  _id: string
  /** Counts the replicas that have held the lease, one after the other; who comes with an older count has lost it. */
  epoch: number
  /** Where the change stream continues. */
  token: unknown
}

/** Another replica handles now. */
export class LeaseLost extends Error {}

/** An idle stream's place is stored at most so often, in milliseconds. */
const saveInterval = 60_000

/** How far a consumer has come. Each write is refused once another replica has taken over. */
export class ConsumerPosition {
  readonly #positions: mongo.Collection<PositionRecord>
  #epoch = 0
  #savedAt = Date.now()

  constructor(
    database: mongo.Db,
    private readonly name: string,
  ) {
    this.#positions = database.collection('consumerPositions')
  }

  /** Takes over from whoever handled before. @returns the place in the stream, or null when it is unknown */
  async take(): Promise<unknown> {
    const options = { upsert: true, returnDocument: 'after' as const }
    const taken = await this.#positions.findOneAndUpdate({ _id: this.name }, { $inc: { epoch: 1 } }, options)
    this.#epoch = taken?.epoch ?? 0
    return taken?.token ?? null
  }

  /** @throws LeaseLost when another replica has taken over */
  async save(token: unknown, session?: mongo.ClientSession): Promise<void> {
    const mine = { _id: this.name, epoch: this.#epoch }
    const { matchedCount } = await this.#positions.updateOne(mine, { $set: { token } }, session ? { session } : {})
    if (matchedCount === 0) throw new LeaseLost(`Another replica has taken over ${this.name}.`)
    this.#savedAt = Date.now()
  }

  /** So that the place of a quiet stream does not become too old. */
  async saveSometimes(token: unknown): Promise<void> {
    if (Date.now() - this.#savedAt > saveInterval) await this.save(token)
  }

  forget = (): Promise<void> => this.save(null)
}
