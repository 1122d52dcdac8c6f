import { type Line, lineOf, type Segment, textOf } from './placed-word.ts'

/** A column of text has at least so many lines, with so many letters in each. */
const minLines = 4
const minLetters = 18
/** Of a column's width: most lines of a text fill it, cells of a table don't. */
const minFilled = 0.6
/** In font sizes: no column is as narrow. */
const minWidth = 8

/**
 * Lines in the order in which people read them, as flows: a flow is read from top to bottom before the next one. Columns of
 * text are flows; columns of a table are not, as its rows are read across.
 */
export function readingOrder(lines: readonly Line[]): Line[][] {
  const columns = findColumns(lines)
  if (!columns) return lines.length > 0 ? [[...lines]] : []
  const { from, to, gutter } = columns
  const sides = [true, false].map(isLeft => lines.slice(from, to).flatMap(line => sideOf(line, gutter, isLeft)))
  return [lines.slice(0, from), ...sides, lines.slice(to)].flatMap(readingOrder)
}

function sideOf({ segments }: Line, gutter: number, isLeft: boolean): Line[] {
  const own = segments.filter(segment => segment.right <= gutter === isLeft)
  return own.length > 0 ? [lineOf(own)] : []
}

/** The longest run of lines that are two columns of text. */
function findColumns(lines: readonly Line[]) {
  let best: { from: number; to: number; gutter: number } | null = null
  for (const gutter of guttersOf(lines)) {
    for (const run of uncrossedRuns(lines, gutter)) {
      const { from, to } = withoutShortEnds(lines, gutter, run)
      const isLonger = !best || to - from > best.to - best.from
      if (isLonger && isColumns(lines.slice(from, to), gutter)) best = { from, to, gutter }
    }
  }
  return best
}

/** Where many segments begin, but the left margin: a column begins at one place, while the lines before it end where they do. */
function guttersOf(lines: readonly Line[]): number[] {
  const margin = Math.min(...lines.map(({ left }) => left))
  const counts = new Map<number, number>()
  for (const { segments, size } of lines) {
    for (const { left } of segments) {
      if (left < margin + minWidth * size) continue
      const gutter = Math.round(left) - 1
      counts.set(gutter, (counts.get(gutter) ?? 0) + 1)
    }
  }
  const shared = [...counts].filter(([, count]) => count >= minLines - 1)
  return shared
    .sort(([, one], [, other]) => other - one)
    .map(([gutter]) => gutter)
    .slice(0, 12)
}

function uncrossedRuns(lines: readonly Line[], gutter: number) {
  const runs: { from: number; to: number }[] = []
  let from = 0
  for (let to = 0; to <= lines.length; to += 1) {
    const isCrossed = lines[to]?.segments.some(({ left, right }) => left < gutter && right > gutter) ?? true
    if (!isCrossed) continue
    if (to - from >= minLines) runs.push({ from, to })
    from = to + 1
  }
  return runs
}

/** Labels and rows of a table above and below the columns are no part of them. */
function withoutShortEnds(lines: readonly Line[], gutter: number, run: { from: number; to: number }) {
  const half = widthOf(lines.slice(run.from, run.to)) / 2
  const isShort = (line: Line | undefined) =>
    line !== undefined && [true, false].every(isLeft => widthOf(sideOf(line, gutter, isLeft)) < minFilled * half)
  let { from, to } = run
  while (from < to && isShort(lines[from])) from += 1
  while (from < to && isShort(lines[to - 1])) to -= 1
  return { from, to }
}

const widthOf = (lines: readonly Line[]) =>
  Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))

function isColumns(lines: readonly Line[], gutter: number): boolean {
  const [left, right] = [true, false].map(isLeft => lines.flatMap(line => sideOf(line, gutter, isLeft)))
  if (!left || !right) return false
  const begin = right.filter(line => line.left < gutter + 4)
  return isText(left) && isText(right) && begin.length >= right.length / 2 && !areRows(left, right)
}

/** Rows of a table begin side by side; paragraphs of two columns do so by chance. */
function areRows(left: readonly Line[], right: readonly Line[]): boolean {
  const [begins, others] = [blocksOf(left), blocksOf(right)]
  const together = begins.filter(at => others.some(other => Math.abs(at - other) < 2)).length
  return begins.length >= 3 && together >= 0.75 * Math.max(begins.length, others.length)
}

/** Where lines begin that stand apart from those above them. */
function blocksOf(side: readonly Line[]): number[] {
  const distances = side.slice(1).map((line, at) => line.baseline - (side[at]?.baseline ?? 0))
  const least = Math.min(...distances)
  return side.filter((_, at) => at === 0 || (distances[at - 1] ?? 0) > 1.25 * least).map(({ baseline }) => baseline)
}

/** Whether most lines fill the width of their column. */
function isText(side: readonly Line[]): boolean {
  if (side.length < minLines) return false
  const width = widthOf(side)
  const filled = side.filter(
    ({ segments, left, right }) => segments.length === 1 && right - left >= minFilled * width && isLong(segments),
  )
  return filled.length >= 0.6 * side.length
}

const isLong = ([segment]: Segment[]) => segment !== undefined && textOf(segment).length >= minLetters
