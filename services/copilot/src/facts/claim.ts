import type { FactLine, FactUnit, FieldName } from '@coverdesk/coverage'

/** What a source says that a document states, before anyone has checked it. Of a list it is one of its texts. */
export interface Claim {
  field: FieldName
  /** Null is the whole document. */
  line: FactLine
  value: number | string
  unit: FactUnit
  /** The number of the page. */
  page: number
  /** Word for word as the page has it, and with the value in it. */
  quote: string
  /** Where the quote begins in the text of the page, if the source knows: a page may say the same twice. */
  at?: number
  /** 0 to 1. */
  confidence: number
}
