/** A file that the gateway keeps until a mutation attaches it (docs/contracts.md, "Files"). */
export interface StoredFile {
  id: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number
}

/**
 * Sends one file; the SDK has one. It rejects with an Error whose message is for the person.
 *
 * @param onProgress receives the part that is sent, from 0 to 1
 */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress(fraction: number): void },
) => Promise<StoredFile>

/** What has become of a file that someone added. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; progress: number }
  | { status: 'stored'; stored: StoredFile }
  /** It can be tried again. */
  | { status: 'failed'; message: string }
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

/** Files of one more than the most push the first ones out: a second file takes the place of the only one. */
export function changeUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  switch (change.type) {
    case 'added':
      return change.most === 1 ? change.uploads.slice(-1) : [...uploads, ...change.uploads]
    case 'changed':
      return uploads.map(upload => (upload.key === change.key ? { ...upload, state: change.state } : upload))
    case 'removed':
      return uploads.filter(({ key }) => key !== change.key)
  }
}

export const storedFiles = (uploads: readonly Upload[]): StoredFile[] =>
  uploads.flatMap(({ state }) => (state.status === 'stored' ? [state.stored] : []))
