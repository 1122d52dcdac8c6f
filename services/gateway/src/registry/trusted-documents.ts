import { createHash } from 'node:crypto'
import type { Collection, Db } from 'mongodb'

interface DocumentRecord {
  /** SHA-256 of the text. */
  _id: string
  text: string
  registeredAt: Date
}

/** The name by which clients ask for a document (docs/contracts.md). */
export const documentIdOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The documents that were published, in the gateway's database. None is ever forgotten, so that a page that was opened
 * before an update continues working; and none ever changes, so that each is read once.
 */
export class TrustedDocuments {
  readonly #documents: Collection<DocumentRecord>
  readonly #known = new Map<string, string>()

  constructor(database: Db) {
    this.#documents = database.collection('documents')
  }

  async register(texts: string[]): Promise<void> {
    const documents = new Map(texts.map(text => [documentIdOf(text), text]))
    const ids = [...documents.keys()]
    const present = await this.#documents.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray()
    const missing = new Set(ids)
    for (const { _id } of present) missing.delete(_id)
    if (missing.size > 0) {
      await this.#documents.bulkWrite(
        [...missing].map(_id => {
          const first = { text: documents.get(_id) ?? '', registeredAt: new Date() }
          return { updateOne: { filter: { _id }, update: { $setOnInsert: first }, upsert: true } }
        }),
      )
    }
    for (const [_id, text] of documents) this.#known.set(_id, text)
  }

  async textOf(id: string): Promise<string | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    // Another gateway may have published it.
    const found = await this.#documents.findOne({ _id: id })
    if (found) this.#known.set(id, found.text)
    return found?.text ?? null
  }
}
