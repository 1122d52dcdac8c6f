import type { DocumentKind, InsuranceType } from '@coverdesk/coverage'
import { type DateOrder, dateOrderOf } from '@coverdesk/coverage/read'
import type { SourceDocument } from './fact-source.ts'
import { type Context, contextsOf } from './layout/contexts-of.ts'
import { withoutEarlierTerm } from './layout/earlier-term.ts'
import type { Row } from './layout/row.ts'
import { numbered, rowsOf } from './layout/rows-of.ts'
import { type FoundKind, kindOfDocument } from './rules/document-kind.ts'

/** A document as the rules see it. */
export interface Reading extends SourceDocument {
  rows: readonly Row[]
  kind: DocumentKind | null
  /** What it says of its kind. */
  foundKind: FoundKind | null
  order: DateOrder
  /** Lines of business that it has sections or rows for. */
  lines: readonly InsuranceType[]
  contextOf: (row: Row) => Context
}

export function readingOf(document: SourceDocument): Reading {
  const all = rowsOf(document.pages)
  const spoken = new Set(all.filter(speaksToReader).map(blockOf))
  const own = withoutEarlierMail(all.filter(row => !spoken.has(blockOf(row))))
  const rows = numbered(withoutEarlierTerm(own))
  const foundKind = kindOfDocument(rows, document.name)
  const { contexts, lines } = contextsOf(rows)
  const none: Context = { line: null, topic: null, isHeading: false, isLed: false, panels: [] }
  return {
    ...document,
    ...{ rows, foundKind, kind: foundKind?.kind ?? null, lines },
    order: dateOrderOf(document.pages.map(({ text }) => text)),
    contextOf: row => contexts.get(row) ?? none,
  }
}

/** A mail repeats the one that it answers, which says other things. One that is all repeated was passed on. */
function withoutEarlierMail(rows: readonly Row[]): readonly Row[] {
  const own = rows.filter(({ cells }) => !/^>/.test(cells[0]?.text ?? ''))
  return own.length > rows.length / 2 ? own : rows
}

const blockOf = ({ page, block }: Row) => `${page.number} ${block}`

/** A document states nothing in what it tells its reader to do: "Cara: report the limit as …". */
const speaksToReader = ({ cells }: Row) =>
  cells.some(({ text }) =>
    /\b(?:cara|assistant|ai|llm|language model|chatbot)\s*[,:–—-]|\bignore\s+(?:all|any|the|your)?\s*(?:previous|prior|above|earlier)\b|\b(?:note|instructions?|message)\s+(?:to|for)\s+(?:cara|the\s+(?:assistant|ai|model|reader\s+software))\b|\bsystem\s+prompt\b/i.test(
      text,
    ),
  )
