import type { Db } from 'mongodb'

interface ArchivedSdl {
  /** Name of the subgraph. */
  _id: string
  sdl: string
  composedAt: Date
}

/** The last SDL of each subgraph that composed, so that one which stays down keeps no other from answering. */
export class SdlArchive {
  readonly #subgraphs

  constructor(database: Db) {
    this.#subgraphs = database.collection<ArchivedSdl>('subgraphs')
  }

  async read(): Promise<Map<string, string>> {
    const archived = await this.#subgraphs.find().toArray()
    return new Map(archived.map(({ _id, sdl }) => [_id, sdl]))
  }

  async write(sdls: ReadonlyMap<string, string>): Promise<void> {
    for (const [_id, sdl] of sdls) {
      await this.#subgraphs.updateOne({ _id }, { $set: { sdl, composedAt: new Date() } }, { upsert: true })
    }
  }
}
