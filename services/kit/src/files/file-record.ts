import type mongoose from 'mongoose'

/** The record that a file belongs to. */
export interface FileOwner {
  /** The GraphQL type, such as `Account`. */
  typename: string
  id: string
}

/** What arrived, where something else is stored that was made of it (docs/adr/0040). */
export interface FileOriginal {
  size: number
  sha256: string
  /** Whether something was left out that could have acted, such as a script. */
  isSanitized: boolean
}

interface Described {
  agencyId: string
  /** Only for people: where the file lies has nothing to do with it. */
  name: string
  mimeType: string
  size: number
  /** Of what is stored. */
  sha256: string
  /** Null, or missing, where a file is stored as it arrived. */
  original?: FileOriginal | null
  uploadedBy: string
  /**
   * An `UPLOAD` came from a person, and is served as it is; a `PREVIEW` is HTML, and only served sanitised; a `SOURCE` may
   * do or hide something: it is never served nor attached, something else is made of it (docs/adr/0028).
   */
  kind: 'UPLOAD' | 'PREVIEW' | 'SOURCE'
}

/** No one holds it: it goes 24 hours after `pendingSince`. */
interface Pending extends Described {
  state: 'PENDING'
  pendingSince: Date
}

interface Attached extends Described {
  state: 'ATTACHED'
  attachedTo: FileOwner
}

export type FileMetadata = Pending | Attached

/** As GridFS keeps it in `files.files`. */
export interface FileRecord {
  /** 128 random bits: no one guesses the address of a file. */
  _id: string
  length: number
  chunkSize: number
  uploadDate: Date
  filename: string
  metadata: FileMetadata
}

/** A part of a file, as GridFS keeps it in `files.chunks`. */
export interface FileChunk {
  files_id: string
  /** From 0. */
  n: number
  data: mongoose.mongo.Binary
}

/** Chunks are about to be written or removed; whoever finds an old one finishes what a dead process began. */
export interface FileInWork {
  _id: string
  at: Date
}

/** What people see of a file. */
export interface FileSummary {
  id: string
  name: string
  mimeType: string
  size: number
  /** Of what is stored, in hexadecimal digits. */
  sha256: string
}

export const summaryOf = ({ _id, metadata: { name, mimeType, size, sha256 } }: FileRecord): FileSummary => ({
  id: _id,
  name,
  mimeType,
  size,
  sha256,
})

/** The database that the bucket lies in; the gateway and kit reach it by different connections. */
export type FileDatabase = mongoose.mongo.Db
