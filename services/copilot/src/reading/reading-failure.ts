/** Why a whole file gives no pages. */
export type ReadingFailureKind = 'EMPTY' | 'DAMAGED' | 'PASSWORD_NEEDED' | 'TOO_LARGE' | 'UNSUPPORTED'

const sentences: Record<ReadingFailureKind, string> = {
  EMPTY: 'This file is empty. Upload the file with its content.',
  DAMAGED: 'This file is damaged and can’t be opened. Save it again and upload that copy.',
  PASSWORD_NEEDED: 'This document needs a password. Upload the file again and enter its password.',
  TOO_LARGE: 'This file takes too much work to read. Split it into smaller files and upload those.',
  UNSUPPORTED: 'This type of file can’t be read. Save it as a PDF and upload that.',
}

/** A file that can't be read. Its message is a sentence for people that says what to do. */
export class ReadingFailed extends Error {
  override readonly name = 'ReadingFailed'

  constructor(
    readonly kind: ReadingFailureKind,
    sentence: string = sentences[kind],
  ) {
    super(sentence)
  }
}

/** The machine was too busy, or our processes died of it twice: the file isn't at fault, and is read again later. */
export class NotReadYet extends Error {
  override readonly name = 'NotReadYet'

  constructor(readonly reason: 'OUT_OF_TIME' | 'DIED') {
    super(reason === 'OUT_OF_TIME' ? 'The process that reads took too long.' : 'Two processes died while they read.')
  }
}
