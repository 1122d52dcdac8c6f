import type { ExpectedFact } from '../facts/expected-facts.ts'
import type { FactField } from '../facts/fact-field.ts'
import type { Line } from '../facts/statement.ts'
import type { DocumentKind } from './document-kind.ts'

/** A question about a document. `pages` is empty where the document has no answer. */
export interface Question {
  text: string
  pages: number[]
}

/** A field that a document of its kind could have, and this one doesn't. */
export interface AbsentField {
  field: FactField
  line: Line | null
}

/** A document whose truth is known. */
export interface EvaluationDocument {
  /** Such as `a-3`. */
  name: string
  fileName: string
  mimeType: string
  /** A letter: documents of one layout family look alike. */
  layout: string
  /** Whether authors of extraction rules may look at its layout. */
  seen: boolean
  /** A picture of paper, without text. */
  isScan: boolean
  kind: DocumentKind
  bytes: Uint8Array
  facts: ExpectedFact[]
  absent: AbsentField[]
  questions: Question[]
}
