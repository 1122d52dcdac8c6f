import { buildSchema, type GraphQLSchema, printSchema } from 'graphql'
import type { Db } from 'mongodb'

interface ArchivedSdl {
  /** Name of the subgraph. */
  _id: string
  sdl: string
  composedAt: Date
}

/** Of the one schema; no subgraph has such a name. */
const theOneSchema = '*'

/**
 * The last SDL of each subgraph that composed, so that one which stays down keeps no other from answering; and the one
 * schema that they made, by which a release is held before it goes live.
 */
export class SdlArchive {
  readonly #subgraphs

  constructor(database: Db) {
    this.#subgraphs = database.collection<ArchivedSdl>('subgraphs')
  }

  /** What the gateways answer with, or null when none has ever run. */
  async schema(): Promise<GraphQLSchema | null> {
    const composed = await this.#subgraphs.findOne({ _id: theOneSchema })
    return composed && buildSchema(composed.sdl, { assumeValid: true })
  }

  async read(): Promise<Map<string, string>> {
    const archived = await this.#subgraphs.find({ _id: { $ne: theOneSchema } }).toArray()
    return new Map(archived.map(({ _id, sdl }) => [_id, sdl]))
  }

  async write(sdls: ReadonlyMap<string, string>, composed: GraphQLSchema): Promise<void> {
    const composedAt = new Date()
    await this.#subgraphs.bulkWrite(
      [...sdls, [theOneSchema, printSchema(composed)] as const].map(([_id, sdl]) => ({
        updateOne: { filter: { _id }, update: { $set: { sdl, composedAt } }, upsert: true },
      })),
    )
  }
}
