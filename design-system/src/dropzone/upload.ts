/** A file that the gateway keeps until a mutation attaches it (docs/contracts.md, "Files"). */
export interface StoredFile {
  id: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number
}

/**
 * Sends one file; the SDK has one. It rejects with a `SendFailure`.
 *
 * @param options.onProgress receives the part that is sent, from 0 to 1
 * @param options.password what the person entered for a PDF that needs one
 */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress(fraction: number): void; password?: string },
) => Promise<StoredFile>

/** Why a file was not sent. Its message is for the person. */
export interface SendFailure extends Error {
  /** The file is a PDF that needs a password, or another one: the person is asked for it, and the file is sent again. */
  needsPassword?: boolean
}

/** Of a file that needs a password. */
export interface Lock {
  /** That it needs one. */
  hint: string
  /** Why the last password was refused. */
  error?: string
  /** What the person entered, for as long as the file is on its way with it or could not be sent. */
  password?: string
}

/** What has become of a file that someone added. */
export type UploadState =
  | { status: 'waiting'; lock?: Lock }
  | { status: 'sending'; progress: number; lock?: Lock }
  /** It needs a password, and keeps its `lock` on its way with one. */
  | { status: 'locked'; lock: Lock }
  | { status: 'stored'; stored: StoredFile }
  /** It can be tried again. */
  | { status: 'failed'; message: string; lock?: Lock }
  /** It breaks a limit that was said before, and was never sent. */
  | { status: 'refused'; message: string }

/** One file on its way to the server. */
export interface Upload {
  key: string
  file: { name: string; type: string; size: number }
  state: UploadState
}

export type UploadChange =
  | { type: 'added'; uploads: readonly Upload[]; most: number }
  | { type: 'changed'; key: string; state: UploadState }
  | { type: 'removed'; key: string }

/** Where there is one file, a later one takes its place; of several that are added at once, the first is used. */
export function changeUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.type) {
    case 'added':
      return change.most === 1 ? change.uploads.slice(0, 1) : [...uploads, ...change.uploads]
    case 'changed':
      return uploads.map(upload => (upload.key === change.key ? { ...upload, state: change.state } : upload))
    case 'removed':
      return uploads.filter(({ key }) => key !== change.key)
  }
}

/** The files of a list that the gateway keeps, in their order. */
export const storedFiles = (uploads: readonly Upload[]): StoredFile[] =>
  uploads.flatMap(({ state }) => (state.status === 'stored' ? [state.stored] : []))

export const lockOf = (state: UploadState | undefined): Lock | undefined =>
  state && 'lock' in state ? state.lock : undefined
