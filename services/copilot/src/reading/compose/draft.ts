import type { Box } from '../page.ts'

/** A word before it has its place in the text of a page. */
export interface DraftWord {
  text: string
  box: Box | null
  confidence: number
}

/** A block of a page before the page's text is put together. */
export type Draft =
  | { kind: 'HEADING'; level: number; lines: DraftWord[][] }
  | { kind: 'PARAGRAPH' | 'LIST_ITEM' | 'HEADER' | 'FOOTER'; lines: DraftWord[][] }
  | { kind: 'TABLE_ROW'; table: number; cells: DraftWord[][] }
  | { kind: 'FORM_FIELD'; field: { name: string; value: string }; words: DraftWord[] }

/** The words of a text that has no place on paper. */
export const wordsOf = (text: string): DraftWord[] =>
  (text.match(/\S+/g) ?? []).map(word => ({ text: word, box: null, confidence: 1 }))

/** The lines of a text that has no place on paper, without those that are blank. */
export const linesOf = (text: string): DraftWord[][] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(wordsOf)
    .filter(line => line.length > 0)
