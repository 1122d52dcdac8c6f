import type { FactField } from '../facts/fact-field.ts'
import type { Line, Proof } from '../facts/statement.ts'
import type { DocumentKind } from './document-kind.ts'

/** A question, and where its answer is: what states a field, a text with a mark, or nowhere. */
export interface AskedQuestion {
  text: string
  about: { field: FactField; line?: Line | null } | { mark: string } | null
}

/** How the paper lies on the glass, at which resolution, and what was stamped on it. */
export interface ScanLook {
  dotsPerInch: number
  /** A quarter turn to the right. */
  isSideways?: boolean
  /** In degrees. */
  skew?: number
  stamp?: string
  /** 0 to 1. */
  noise?: number
  /** One picture of the first page instead of a PDF. */
  asPicture?: boolean
}

/** A document as its layout writes it. */
export interface WrittenDocument {
  bytes: Uint8Array
  proofs: readonly Proof[]
  questions: readonly AskedQuestion[]
  /** By default a PDF. */
  type?: 'pdf' | 'docx' | 'xlsx' | 'eml'
}

/** How one document of the sets is made. */
export interface Recipe {
  name: string
  layout: string
  kind: DocumentKind
  /** As people name files. */
  title: string
  scan?: ScanLook
  write(): Promise<WrittenDocument>
}
