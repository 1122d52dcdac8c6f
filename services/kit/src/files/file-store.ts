import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Collection, type Filter, GridFSBucket } from 'mongodb'
import type { FileChunk, FileDatabase, FileInWork, FileMetadata, FileRecord } from './file-record.ts'
import { visibleTo } from './visible-files.ts'

/** What is known of a file before it is stored. */
export type NewFile = Pick<
  FileMetadata,
  'agencyId' | 'name' | 'mimeType' | 'size' | 'sha256' | 'original' | 'uploadedBy' | 'kind'
>

/** A signed-in user. */
interface FileReader {
  agencyId: string
  userId: string
}

/** How long a file that no one attached stays, in milliseconds. */
const pendingTime = 24 * 60 * 60_000
/** How many chunks of 255 KB are asked for at once where a whole file is read. */
const chunksAtOnce = 2
/** Longer than any write of chunks takes, in milliseconds. */
const workTime = 60 * 60_000

/** The GridFS bucket `files`: what agencies upload, and previews. Its own records never take part in a transaction. */
export class FileStore {
  readonly #bucket: GridFSBucket
  readonly #files: Collection<FileRecord>
  readonly #chunks: Collection<FileChunk>
  readonly #inWork: Collection<FileInWork>

  constructor(
    database: FileDatabase,
    private readonly now: () => number = Date.now,
  ) {
    this.#bucket = new GridFSBucket(database, { bucketName: 'files' })
    this.#files = database.collection('files.files')
    this.#chunks = database.collection('files.chunks')
    this.#inWork = database.collection('files.inWork')
  }

  /** The indexes by which pending files are found, those of one kind of record, and the chunks of a file. */
  async prepare(): Promise<void> {
    await this.#files.createIndex({ 'metadata.state': 1, 'metadata.pendingSince': 1 })
    await this.#files.createIndex({ 'metadata.attachedTo.typename': 1, 'metadata.agencyId': 1, uploadDate: 1 })
    // GridFS makes it with the first upload; but there may be certificates already, which are no uploads.
    await this.#chunks.createIndex({ files_id: 1, n: 1 }, { unique: true })
  }

  /** Stores a file as pending. When that fails nothing of it stays. */
  async store(file: NewFile, content: Readable): Promise<FileRecord> {
    const id = randomBytes(16).toString('hex')
    await this.#inWork.insertOne({ _id: id, at: new Date(this.now()) })
    const metadata: FileMetadata = { ...file, state: 'PENDING', pendingSince: new Date(this.now()) }
    const upload = this.#bucket.openUploadStreamWithId(id as never, id, { metadata })
    try {
      await pipeline(content, upload)
    } catch (error) {
      await this.removeContent(id)
      throw error
    }
    await this.#inWork.deleteOne({ _id: id })
    return upload.gridFSFile as unknown as FileRecord
  }

  /** The file, or null: another agency's, and what a colleague has uploaded and not attached, are as good as missing. */
  async find(reader: FileReader, id: string, kind: FileMetadata['kind']): Promise<FileRecord | null> {
    const [found] = await this.findAll(reader, [id], kind)
    return found ?? null
  }

  /** Those of the files that this user may read and that are of this kind. */
  findAll({ agencyId, userId }: FileReader, ids: string[], kind: FileMetadata['kind']): Promise<FileRecord[]> {
    const wanted = { _id: { $in: ids }, 'metadata.agencyId': agencyId, 'metadata.kind': kind }
    return this.#files.find({ ...wanted, ...visibleTo(userId) }).toArray()
  }

  /** All of a file, half a megabyte at a time: a stream of GridFS asks for up to 16 MB at once. It fails where a part is missing. */
  readWhole(file: Pick<FileRecord, '_id' | 'length'>): Readable {
    return Readable.from(this.contentOf(file), { objectMode: false })
  }

  /** @param range the first byte, and the one after the last */
  read(id: string, range?: { start: number; end: number }): Readable {
    return this.#bucket.openDownloadStream(id as never, range)
  }

  /** Removes what was stored a moment ago. */
  async discard(id: string): Promise<void> {
    await this.removeIf({ _id: id })
  }

  /**
   * Removes files that were pending for 24 hours, and what dead processes left half done. Any number of replicas may do
   * so at once: whoever deletes the file's record removes its chunks.
   */
  async purge(): Promise<void> {
    const since = new Date(this.now() - pendingTime)
    const pending = { 'metadata.state': 'PENDING', 'metadata.pendingSince': { $lt: since } } as const
    for await (const { _id } of this.#files.find(pending, { projection: { _id: 1 } })) {
      await this.removeIf({ ...pending, _id })
    }
    for await (const { _id } of this.#inWork.find({ at: { $lt: new Date(this.now() - workTime) } })) {
      const isWhole = await this.#files.findOne({ _id }, { projection: { _id: 1 } })
      if (isWhole) await this.#inWork.deleteOne({ _id })
      else await this.removeContent(_id)
    }
  }

  /** The condition holds at the moment of removal: a file that was attached in between stays. */
  private async removeIf(condition: Filter<FileRecord> & { _id: string }) {
    const { _id } = condition
    await this.#inWork.updateOne({ _id }, { $set: { at: new Date(this.now()) } }, { upsert: true })
    const { deletedCount } = await this.#files.deleteOne(condition)
    if (deletedCount === 1) await this.removeContent(_id)
    else await this.#inWork.deleteOne({ _id })
  }

  private async *contentOf({ _id, length }: Pick<FileRecord, '_id' | 'length'>) {
    let read = 0
    for await (const { data } of this.#chunks.find({ files_id: _id }).sort({ n: 1 }).batchSize(chunksAtOnce)) {
      const bytes = data.value()
      read += bytes.length
      yield bytes
    }
    if (read !== length) throw new Error(`The file ${_id} has ${read} bytes in place of ${length}.`)
  }

  private async removeContent(id: string) {
    await this.#chunks.deleteMany({ files_id: id })
    await this.#inWork.deleteOne({ _id: id })
  }
}
