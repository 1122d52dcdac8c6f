import type { FactField } from './fact-field.ts'

/** Lines of business that the sets have. */
export const lines = [
  'GENERAL_LIABILITY',
  'COMMERCIAL_AUTO',
  'UMBRELLA',
  'WORKERS_COMPENSATION',
  'PROPERTY',
  'CYBER',
  'PROFESSIONAL_LIABILITY',
  'EXCESS',
] as const
export type Line = (typeof lines)[number]

export type Unit = 'USD' | 'DATE' | 'TEXT' | 'PERCENT' | 'COUNT' | 'WORD'

/** Amounts in cents, days as `YYYY-MM-DD`, texts as written. */
export type Value = string | number

/** One thing that a document says. `line` is null where it is said of the whole document. */
export interface Statement {
  field: FactField
  line: Line | null
  value: Value
  unit: Unit
}

/** A stretch of a document's text: what it says, and the name by which questions find its page. */
export interface Said {
  text: string
  proves: readonly Statement[]
  mark?: string
  /** What proves it, where that is more than `text`: the whole row of a table. */
  quote?: string
}

export type Content = string | Said | readonly (string | Said)[]

export const piecesOf = (content: Content): readonly Said[] =>
  (Array.isArray(content) ? (content as readonly (string | Said)[]) : [content as string | Said]).map(piece =>
    typeof piece === 'string' ? { text: piece, proves: [] } : piece,
  )

export const textOf = (content: Content): string =>
  piecesOf(content)
    .map(({ text }) => text)
    .join('')

/** What was said on which page. */
export interface Proof {
  said: Said
  page: number
}
