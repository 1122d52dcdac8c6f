/** Who a document comes from, as its first page says it. */
export interface Sender {
  name: string
  /** Address, phone, license; those that the agency has given. */
  lines: string[]
}

/** A source at the end of a document. */
export interface DocumentSource {
  /** The number in the text; a source that no mark names has none. */
  mark: number | null
  name: string
  page: number
  quote: string
}

/** A text in pieces: words, and the numbers of marks. */
export type Run = { text: string } | { mark: number }

/** A part of a document, ready to be set. */
export type StyledBlock =
  /** `number` such as `2.1`, where the design numbers headings. */
  | { type: 'HEADING'; level: 1 | 2 | 3; number: string | null; runs: Run[] }
  | { type: 'PARAGRAPH'; runs: Run[] }
  | { type: 'LIST'; isOrdered: boolean; items: Run[][] }
  /** Every row is as long as the header. Columns of numbers are aligned to the right, rows of totals stand out. */
  | { type: 'TABLE'; header: Run[][]; rows: Run[][][]; numeric: boolean[]; totals: boolean[] }
  | { type: 'QUOTE'; runs: Run[] }
  | { type: 'CALLOUT'; label: string; runs: Run[] }

/** A document with all that its pages show, for HTML and PDF. */
export interface StyledDocument {
  title: string
  sender: Sender
  /** As people read it: November 25, 2026. */
  date: string
  blocks: StyledBlock[]
  sources: DocumentSource[]
}
