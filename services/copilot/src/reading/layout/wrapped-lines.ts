import { type Line, type Segment, textOf } from './placed-word.ts'

/** Of the distance between rows: lines of one cell are nearer. */
const tight = 0.87
/** Of the cells of the widest line: a line with fewer may be the rest of a row, and tells nothing of the distance of rows. */
const mostlyFilled = 0.6

/** What begins so is a row of its own: an amount, a day, a street, a label. */
const ownRow = /^(?:[$(]?\d|(?:sub|grand )?totals?\b)|:$/i

/**
 * How far apart the rows of a table are, from baseline to baseline: the usual distance of a line with cells to the line
 * before it.
 */
export function rowDistance(lines: readonly Line[]): number {
  const widest = Math.max(...lines.map(({ segments }) => segments.length))
  const distances = lines
    .flatMap((line, at) => {
      const before = lines[at - 1]
      const isRow = line.segments.length > 1 && line.segments.length >= mostlyFilled * widest
      return before && isRow ? [line.baseline - before.baseline] : []
    })
    .sort((one, other) => one - other)
  return distances[Math.floor(distances.length / 2)] ?? 0
}

/** Whether a line stands nearer to the one before it than rows do, in the same type. */
export const isTight = (line: Line, last: Line, distance: number): boolean =>
  line.baseline - last.baseline < tight * distance &&
  Math.abs(line.size - last.size) < 0.1 * last.size &&
  line.isBold === last.isBold

/** An amount, a share, a day or a word in place of one, and nothing else. */
const valueAlone =
  /^(?:\(?-?(?:US)?\$?\s?\d[\d,]*(?:\.\d+)?\s?[%MKmk]?\)?|\d{1,2}\/\d{1,2}\/\d{2,4}|excluded|included|incl\.?|excl\.?)$/i

/** Whether a line has a label and a value of its own, while the row above it has its value in the same column. */
export function hasOwnValue(cells: readonly Segment[][], row: readonly Segment[][]): boolean {
  const values = cells.flatMap((segments, at) => (valueAlone.test(written(segments)) ? [at] : []))
  const hasLabel = cells.some((segments, at) => segments.length > 0 && !values.includes(at))
  return hasLabel && values.some(at => valueAlone.test(written(row[at])))
}

/** Words that end a name or an address, and begin neither. */
const restOfText =
  /^(?:(?:Insurance|Mutual|Casualty|Indemnity|Assurance|Fire|Specialty|Surety|Risk|and|&)[\s,]+)*(?:Company|Corporation|Corp|Co|Inc|Incorporated|LLC|L\.L\.C|Ltd|LLP|LP|PLLC|Agency|Brokers|Services|Advisors|Partners|Group|Association)(?:,? (?:LLC|Inc|Ltd|LLP|LP))?[.,]?$|^[A-Z][A-Za-z .'’-]{1,30},? [A-Z]{2},? \d{5}(?:-\d{4})?$|^\d{5}(?:-\d{4})?$/

/** In font sizes: lines of one text are nearer to each other. */
const linePitch = 1.6

/** Whether a line continues in small letters below cells that have text. */
export function goesOn(line: Line, last: Line, cells: readonly Segment[][], row: readonly Segment[][]): boolean {
  const filled = cells.flatMap((segments, at) =>
    segments.length > 0 ? [{ text: segments.map(textOf).join(' '), at }] : [],
  )
  return (
    isNear(line, last) &&
    filled.some(({ text }) => /^(?:[a-z]|& )/.test(text)) &&
    filled.every(({ text, at }) => (row[at]?.length ?? 0) > 0 && !/^[$(]?\d/.test(text))
  )
}

const isNear = (line: Line, last: Line) =>
  line.baseline - last.baseline < linePitch * line.size && Math.abs(line.size - last.size) < 0.1 * last.size

/** Whether a line is the end of names and addresses above it, however near the rows of the table are. */
export function endsNames(line: Line, last: Line, cells: readonly Segment[][], row: readonly Segment[][]): boolean {
  const filled = cells.flatMap((segments, at) => (segments.length > 0 ? [{ segments, at }] : []))
  return (
    isNear(line, last) &&
    filled.every(({ segments, at }) => (row[at]?.length ?? 0) > 0 && restOfText.test(segments.map(textOf).join(' ')))
  )
}

/**
 * Whether a line continues the cells above it: it has text in some of them, and nowhere else. Where it has text in all of them, one of
 * them has to need it: else it is a row below its headings.
 */
export function continuesCells(cells: readonly Segment[][], row: readonly Segment[][]): boolean {
  const filled = cells.flatMap((segments, at) => (segments.length > 0 ? [at] : []))
  const above = row.filter(segments => segments.length > 0).length
  const isNeeded = filled.length < above || filled.some(at => completes(cells, row, at))
  return (
    isNeeded &&
    filled.every(at => (row[at]?.length ?? 0) > 0) &&
    filled.every(at => !ownRow.test(written(cells[at])) || completes(cells, row, at))
  )
}

/** An amount, a year or a number, and nothing that could be a street. */
const numberAlone = /^\(?(?:US)?\$|^\d[\d,./-]*$/
/** A day without its year, a number that is divided. */
const unfinished = /[,/&–-]$|\b(?:of|and|or|to|the)$/i

/**
 * Whether a number ends the cell above it, "Each occurrence" over "$1,000,000" or "January 1," over "2027", though numbers mostly begin
 * rows. That cell is unfinished, or has no number while another one of its row has: then it is no heading.
 */
function completes(cells: readonly Segment[][], row: readonly Segment[][], at: number): boolean {
  if (!numberAlone.test(written(cells[at]))) return false
  const last = written(row[at]?.slice(-1))
  return unfinished.test(last) || (!/\d/.test(last) && row.some((other, place) => place !== at && hasDigit(other)))
}

const hasDigit = (segments: readonly Segment[]): boolean => /\d/.test(written(segments))

const written = (segments: readonly Segment[] | undefined): string => segments?.map(textOf).join(' ') ?? ''
