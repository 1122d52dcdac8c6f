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
    for (const text of texts) {
      const _id = documentIdOf(text)
      await this.#documents.updateOne({ _id }, { $setOnInsert: { text, registeredAt: new Date() } }, { upsert: true })
      this.#known.set(_id, text)
    }
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
