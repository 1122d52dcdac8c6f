import type { FactField } from '../facts/fact-field.ts'
import type { Line } from '../facts/statement.ts'

/** What answers a question: a value of the document, words on one of its pages, or nothing. */
type Truth = { field: FactField; line?: Line } | { words: string } | { absent: true }

/** A question as someone types it, in a workspace with one document. */
export type Asked = { document: string; text: string } & Truth

/** A question that names no document: the knowledge base answers. */
export interface AskedKnowledge {
  text: string
  /** On a page of that document; null: the answer isn't there. */
  answer: { title: string; words: string } | null
}
