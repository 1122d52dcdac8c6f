import type { Design } from '../designs/design.ts'
import type { StyledDocument } from '../render/styled-document.ts'

/** A document that becomes a PDF. */
export interface PdfQuestion {
  document: StyledDocument
  design: Design
  /** In seconds since 1970: the same document has the same bytes whenever it is made. */
  createdAt: number
  /** A PDF whose pages come before it. */
  before: Uint8Array | null
  /** A PDF whose pages come after it. */
  after: Uint8Array | null
}

/** `unreadable` names the added pages that can’t be read; `failure` is for our log. */
export type PdfAnswer = { pdf: Uint8Array } | { unreadable: 'before' | 'after' } | { failure: string }
