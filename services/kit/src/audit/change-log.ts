import mongoose, { type Model, type mongo } from 'mongoose'
import { type Recording, recordingOf } from './recording.ts'

type Stored = mongo.BSON.Document

/** What a mutation made of one record: none before means created, none after means deleted. */
export interface RecordChange {
  collection: string
  id: unknown
  before: Stored | null
  after: Stored | null
  recording: Recording
}

interface Touched {
  id: unknown
  before: Stored | null
}

/**
 * The records that a mutation touches, as they were before. What became of them is read once, at its end: however often a
 * record was written, there is one change, and a record that is as it was has none.
 */
export class ChangeLog {
  readonly #touched = new Map<Model<unknown>, Map<string, Touched>>()

  /** @param before the stored record, or null when it is about to be created */
  note(model: Model<unknown>, id: unknown, before: Stored | null): void {
    const ofModel = this.#touched.get(model) ?? new Map<string, Touched>()
    this.#touched.set(model, ofModel)
    if (!ofModel.has(String(id))) ofModel.set(String(id), { id, before })
  }

  async settle(session: mongo.ClientSession): Promise<RecordChange[]> {
    const changes: RecordChange[] = []
    for (const [model, touched] of this.#touched) changes.push(...(await settleModel(model, touched, session)))
    return changes
  }
}

async function settleModel(model: Model<unknown>, touched: Map<string, Touched>, session: mongo.ClientSession) {
  const ids = [...touched.values()].map(({ id }) => id)
  const stored = await model.collection.find({ _id: { $in: ids } } as never, { session }).toArray()
  const afterById = new Map(stored.map(record => [String(record._id), record as Stored]))
  const changes = [...touched].map(([key, { id, before }]): RecordChange => {
    const after = afterById.get(key) ?? null
    return { collection: model.collection.collectionName, id, before, after, recording: recordingOf(model) }
  })
  return changes.filter(({ before, after }) => !isSame(before, after))
}

function isSame(before: Stored | null, after: Stored | null) {
  if (!before || !after) return before === after
  const { BSON } = mongoose.mongo
  return Buffer.compare(BSON.serialize(before), BSON.serialize(after)) === 0
}
