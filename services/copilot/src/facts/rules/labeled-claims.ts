import type { InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { below } from '../layout/below.ts'
import { beside, isLevel } from '../layout/beside.ts'
import { lineOfPanel } from '../layout/panels.ts'
import type { Cell, Place, Row } from '../layout/row.ts'
import { wrapped, wrappedBeside } from '../layout/wrapped.ts'
import type { Reading } from '../reading-of.ts'
import { claimsOfLabel } from './claims-of-label.ts'
import { type FoundLabel, leadingLabel, wholeLabel } from './match-label.ts'
import { pairLabel } from './pair-label.ts'
import { premiumOfLine } from './premium-of-line.ts'

/** Where a value stands, seen from its label, and how much that tells. */
const certainty = { SAME_CELL: 0.95, RIGHT: 0.95, BELOW: 0.9 }

/**
 * What stands beside labels: in the same cell behind a colon, right of it, or below it.
 *
 * @param inTables rows of tables that name their columns, which have a rule of their own
 */
export function labeledClaims(reading: Reading, inTables: ReadonlySet<Row>): Claim[] {
  return reading.rows.flatMap(row =>
    isRead(reading, row) && !inTables.has(row)
      ? row.cells.flatMap((cell, place) => claimsOfCell(reading, { row, cell }, place))
      : [],
  )
}

/** The wording of a policy talks of limits, and states none; headings and margins are labels of nothing. */
const isRead = ({ contextOf }: Reading, row: Row) => row.kind !== 'FOOTER' && contextOf(row).topic !== 'WORDING'

function claimsOfCell(reading: Reading, place: Place, column: number): Claim[] {
  const { row, cell } = place
  const { line: ofRows, isLed, topic, panels } = reading.contextOf(row)
  const ofSection = lineOfPanel(panels, cell) ?? ofRows
  const line = isLed && /^(?:grand )?total\b/i.test(cell.text) ? null : ofSection
  const ofRow = lineOfRow(reading, row, column) ?? line
  const whole = wholeLabel(cell.text, ofRow) ?? wrappedLabel(reading, place, ofRow)
  if (whole) return claimsBeside(reading, place, column, whole, ofRow)
  if (topic === 'PREMIUM') {
    const ofLine = premiumOfLine(reading, place, column)
    if (ofLine.length > 0) return ofLine
  }
  const within = [cell, ...(cell.lines ?? [])].flatMap(part => claimsWithin(reading, { row, cell: part }, ofRow))
  return within.length > 0
    ? within
    : (cell.lines ?? []).flatMap(line => claimsBesideLine(reading, place, column, line, ofRow))
}

/** A label whose last words stand in rows of their own. */
function wrappedLabel({ rows }: Reading, place: Place, line: InsuranceType | null): FoundLabel | null {
  const rest = place.row.cells.length > 1 ? [...wrapped(rows, place), ...wrappedBeside(rows, place)] : []
  const label = rest.length > 0 ? wholeLabel([place.cell.text, ...rest].join(' '), line) : null
  return label && { ...label, end: place.cell.text.length }
}

/** Labels below each other in one cell, and their values below each other in the next one. */
function claimsBesideLine(
  reading: Reading,
  { row }: Place,
  column: number,
  line: Cell,
  ofRow: InsuranceType | null,
): Claim[] {
  const label = wholeLabel(line.text, ofRow)
  const right = row.cells[column + 1]
  const value = (right?.lines ?? (right ? [right] : [])).find(other => isLevel(line, other))
  if (!label || !value || isLabelLike(value.text, ofRow)) return []
  const to = { row, cell: value }
  const known = { label, line: ofRow, from: { row, cell: line }, isSeparated: true }
  return claimsOfLabel(reading, { ...known, to, text: value.text, confidence: certainty.RIGHT })
}

/** What a cell, or one of its lines, says with its label in front. */
function claimsWithin(reading: Reading, place: Place, ofRow: InsuranceType | null): Claim[] {
  const { cell } = place
  const leading = pairLabel(cell.text, ofRow) ?? leadingLabel(cell.text, ofRow)
  if (!leading || isSentence(cell)) return []
  const rest = cell.text.slice(leading.end)
  const isSeparated =
    /^[\s)]*(?:\([^)]*\)\s*)?(?:[:=–—?]|-\s|(?:\.\s?){2,})/.test(rest) || needsNoColon(leading, cell.text, rest)
  const text = rest.replace(/^\s*\)/, blank).replace(/^\s*\([^)]*\)(?=\s*(?:[:=–—]|-\s|\.{2}))/, blank)
  return claimsOfLabel(reading, {
    label: leading,
    line: ofRow,
    from: place,
    to: place,
    text,
    isSeparated,
    confidence: certainty.SAME_CELL,
  })
}

/** "Policy GL-90871", "Policy No. WCR 5500123" and "Endorsement No. 4" need no colon. */
const needsNoColon = ({ meaning, end }: FoundLabel, text: string, rest: string) =>
  (meaning === 'policyNumber' &&
    /^[.#]?\s+(?=[\w-]*\s?[\w-]*\d)(?:[A-Z]{1,5} )?[A-Z0-9][A-Z0-9/-]{3,}(?=[\s,.;]|$)/.test(rest)) ||
  (spoken.test(text.slice(0, end)) &&
    names.has(meaning) &&
    /^\s+[A-Z\d]/.test(rest) &&
    rest.length < 70 &&
    !/[.;]$(?<!Inc\.|Co\.|Corp\.|Ltd\.)/.test(rest)) ||
  (meaning === 'endorsementNumber' && /^[.#]?\s+\d{1,4}$/.test(rest))

/** Nor does "Prepared for Larkspur Roofing LLC". */
const spoken = /\b(?:for|by|to|with|through)$/i
const names: ReadonlySet<FoundLabel['meaning']> = new Set([
  ...(['insuredName', 'insurerName', 'producerName', 'preparedFor'] as const),
])

const blank = (text: string) => ' '.repeat(text.length)

/** Sentences are read by their own rule. */
const isSentence = ({ text }: Cell) => text.length > 160

/** The line that the cells left of a label name: "Umbrella | Each occurrence | $5,000,000". */
function lineOfRow({ contextOf }: Reading, row: Row, column: number): InsuranceType | null {
  const { line } = contextOf(row)
  return line ? null : (row.cells.slice(0, column).flatMap(({ text }) => leadingLine(text))[0] ?? null)
}

const leadingLine = (text: string): InsuranceType[] => {
  const found = wholeLabel(`${text} premium`, null)
  return found?.line ? [found.line] : []
}

function claimsBeside(
  reading: Reading,
  place: Place,
  column: number,
  label: FoundLabel,
  line: InsuranceType | null,
): Claim[] {
  const { row } = place
  const known = { label, line, from: place, isSeparated: true }
  const right = row.cells[column + 1]
  const isLabelRight = right && isLabelLike(right.text, line)
  if (right && !isLabelRight && !isHeadOfColumn(reading, place, right)) {
    const to = { row, cell: right }
    const found = claimsOfLabel(reading, { ...known, to, text: right.text, confidence: certainty.RIGHT })
    if (found.length > 0) return found
  }
  const level = right ? null : beside(reading.rows, place)
  if (level && !isLabelLike(level.cell.text, line)) {
    const found = claimsOfLabel(reading, { ...known, to: level, text: level.cell.text, confidence: certainty.RIGHT })
    if (found.length > 0) return found
  }
  const under = below(reading.rows, place)
  const isUnderRead =
    under && (under.row.kind !== 'HEADING' || row.kind === 'HEADING') && wholeLabel(under.cell.text, line) === null
  // A label that has its value at the right has none below.
  if (!isUnderRead || (right && !isLabelRight && isLabelColumn(reading, under, column))) return []
  return claimsOfLabel(reading, { ...known, to: under, text: under.cell.text, confidence: certainty.BELOW })
}

/** A label, or one with a word or two more: "Effective date requested". */
function isLabelLike(text: string, line: InsuranceType | null): boolean {
  if (wholeLabel(text, line)) return true
  const leading = leadingLabel(text, line)
  if (!leading || /\d/.test(text) || !leading.meaning.endsWith('Date')) return false
  return text.slice(leading.end).trim().split(/\s+/).length <= 2
}

/** "PRODUCER | INSURERS" over names: capitals beside a label in capitals are a label as well. */
function isHeadOfColumn({ rows }: Reading, place: Place, right: Cell): boolean {
  if (!isCapitals(place.cell.text) || !isCapitals(right.text) || /:$/.test(place.cell.text) || /\d/.test(right.text))
    return false
  const under = below(rows, place)
  return under !== null && !isCapitals(under.cell.text)
}

const isCapitals = (text: string) => /[A-Z]{3}/.test(text) && text === text.toUpperCase()

/** Whether what is below a label is the label of the next row. */
const isLabelColumn = ({ contextOf }: Reading, { row, cell }: Place, column: number) =>
  row.cells[column] === cell && row.cells.length > column + 1 && leadingLabel(cell.text, contextOf(row).line) !== null
