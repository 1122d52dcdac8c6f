import type { DocumentKind } from '@coverdesk/coverage'
import type { Row } from '../layout/row.ts'

/** The kind of a document, and the row that says so. */
export interface FoundKind {
  kind: DocumentKind
  /** Null: only its contents tell. */
  row: Row | null
  confidence: number
}

/** How documents of each kind are titled, or begin. */
const titles: readonly (readonly [DocumentKind, RegExp, weight: number])[] = [
  [
    'CERTIFICATE',
    /\b(?:certificate\s+of\s+(?:\w+\s+)?(?:insurance|coverage)|evidence\s+of\s+(?:\w+\s+)?(?:property\s+)?insurance|insurance\s+certificate)\b/i,
    3,
  ],
  ['LOSS_RUN', /\b(?:loss\s+runs?|(?:loss|claims?)\s+(?:history|experience|summary|report|listing|run)\b)/i, 3],
  [
    'BINDER',
    /\b(?:(?:insurance\s+)?binder|cover\s*note|confirmation\s+of\s+(?:coverage|insurance|binding)|binding\s+confirmation)\b/i,
    3,
  ],
  [
    'ENDORSEMENT',
    /\bthis\s+endorsement\s+(?:changes|modifies|forms|amends)\b|^(?:policy\s+)?(?:change\s+)?(?:amendatory\s+)?endorsement\b(?!s)|\bendorsement\s+(?:no|number|#)|\b(?:amendatory|policy\s+change)\s+endorsement\b|\bendorsement\s*$/i,
    2.5,
  ],
  [
    'QUOTE',
    /\b(?:quot(?:e|ation)|(?:insurance\s+|coverage\s+)?proposal\b(?!\s+form)|premium\s+indication|indication\s+of\s+terms|pleased\s+to\s+(?:offer|quote|provide|present)|offer\s+of\s+(?:terms|insurance|coverage))\b/i,
    2.5,
  ],
  [
    'APPLICATION',
    /\b(?:application(?:\s+for)?|supplemental\s+(?:application|questionnaire)|submission\s+form|proposal\s+form|applicant(?:'s)?\s+(?:information|name)|questionnaire)\b/i,
    2.5,
  ],
  ['DECLARATIONS', /\b(?:declarations?(?:\s+page)?|dec\s+page|information\s+page|policy\s+schedule)\b/i, 2.5],
  [
    'CONTRACT',
    /\b(?:agreement|(?:sub)?contract\b(?!or)|lease|insurance\s+requirements|requirements?\s+for\s+insurance|master\s+services?|terms\s+and\s+conditions|exhibit|purchase\s+order|scope\s+of\s+work)\b/i,
    2,
  ],
]

const lookedAt = 60
const shortTitle = 70

/** What a document says it is: a title near its beginning counts most. */
export function kindOfDocument(rows: readonly Row[], name: string): FoundKind | null {
  const scores = new Map<DocumentKind, { best: number; sum: number; row: Row | null }>()
  const first = rows.filter(({ kind }) => kind !== 'FOOTER').slice(0, lookedAt)
  for (const [place, row] of first.entries()) {
    for (const cell of row.cells) {
      for (const [kind, pattern, weight] of titles) {
        if (!pattern.test(cell.text)) continue
        const score = weight * prominence(row, place, cell.text)
        const known = scores.get(kind) ?? { best: 0, sum: 0, row: null }
        const isBest = score > known.best
        scores.set(kind, { best: Math.max(known.best, score), sum: known.sum + score, row: isBest ? row : known.row })
      }
    }
  }
  const ranked = [...scores]
    .map(([kind, { best, sum, row }]) => ({ kind, row, score: best + 0.15 * (sum - best) }))
    .sort((one, other) => other.score - one.score)
  const [winner, second] = ranked
  if (winner)
    return {
      kind: winner.kind,
      row: winner.row,
      confidence: second ? Math.min(0.98, winner.score / (winner.score + second.score)) : 0.95,
    }
  const named = titles.find(([, pattern]) => pattern.test(name.replace(/[_.-]+/g, ' ')))
  return named ? { kind: named[0], row: null, confidence: 0.4 } : null
}

function prominence(row: Row, place: number, text: string): number {
  const isTitle = row.kind === 'HEADING' || (place < 10 && text.length < shortTitle) || isCapitals(text)
  const early = place < 6 ? 1.6 : place < 20 ? 1 : 0.6
  return (isTitle ? 2 : 0.7) * early * (text.length < shortTitle ? 1.2 : 0.6)
}

const isCapitals = (text: string) => text.length < shortTitle && /[A-Z]{4}/.test(text) && text === text.toUpperCase()
