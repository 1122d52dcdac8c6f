import type { Line, Segment } from './placed-word.ts'

/** Part of the rows that may reach over the space between two columns: headings of several columns, for example. */
const maxCrossing = 0.12
/** In points: what begins nearer than this begins at one place. */
const samePlace = 2.5
/** In font sizes: a gap between words is hardly ever as wide. */
const leastGap = 0.5

/** Where the columns of a table begin. */
export function columnsOf(lines: readonly Line[]): number[] {
  const columns = columnsBySpace(lines)
  return [...columns, ...columnsWithin(lines, columns)].sort((one, other) => one - other)
}

/** Behind a space that next to no row reaches over. */
function columnsBySpace(lines: readonly Line[]): number[] {
  const left = Math.floor(Math.min(...lines.map(line => line.left)))
  const right = Math.ceil(Math.max(...lines.map(line => line.right)))
  const counts = new Array<number>(right - left + 1).fill(0)
  for (const segment of lines.flatMap(line => line.segments)) {
    for (let x = Math.floor(segment.left); x <= segment.right; x += 1) counts[x - left] = (counts[x - left] ?? 0) + 1
  }
  const most = Math.floor(maxCrossing * lines.length)
  const columns: number[] = []
  let isSpace = true
  for (const [x, count] of counts.entries()) {
    if (count > most && isSpace) columns.push(left + x)
    isSpace = count <= most
  }
  return columns.length > 0 ? columns : [left]
}

/** Where several lines begin another segment in a column that has one already, or end one: wide lines above or below hide its space. */
function columnsWithin(lines: readonly Line[], columns: readonly number[]): number[] {
  const crowded = lines.flatMap(line => cellsOf(line, columns).flatMap(neighbors))
  const byLeft = shared(crowded, ({ next }) => next.left)
  const byRight = shared(crowded, ({ segment }) => segment.right)
  const found: number[] = []
  for (const pairs of [...byLeft, ...byRight]) {
    const begin = Math.min(...pairs.map(({ next }) => next.left))
    const end = Math.max(...pairs.map(({ segment }) => segment.right))
    if (end < begin && !found.some(other => other > end && other <= begin)) found.push(begin)
  }
  return found
}

interface Neighbors {
  segment: Segment
  next: Segment
}

const neighbors = (segments: Segment[]): Neighbors[] =>
  segments.slice(1).flatMap((next, at) => {
    const segment = segments[at]
    return segment ? [{ segment, next }] : []
  })

/** Neighbors of at least two lines that have the same edge. */
function shared(pairs: readonly Neighbors[], edge: (pair: Neighbors) => number): Neighbors[][] {
  const groups: Neighbors[][] = []
  for (const pair of [...pairs].sort((one, other) => edge(one) - edge(other))) {
    const last = groups.at(-1)
    if (last?.[0] && edge(pair) - edge(last[0]) <= samePlace) last.push(pair)
    else groups.push([pair])
  }
  return groups.filter(({ length }) => length > 1)
}

/** The segments of a line by the columns in which they stand. */
export function cellsOf(line: Line, columns: readonly number[]): Segment[][] {
  const cells = columns.map(() => [] as Segment[])
  for (const segment of line.segments.flatMap(one => divided(one, columns)))
    cells[columnOf(segment, columns)]?.push(segment)
  shiftWide(cells, columns)
  // A heading that is wider than its column begins before it.
  for (let at = cells.length - 2; at >= 0; at -= 1) {
    const [own, next] = [cells[at], cells[at + 1]]
    const last = own?.at(-1)
    if (own && last && own.length > 1 && next?.length === 0 && last.right > (columns[at + 1] ?? 0)) {
      own.pop()
      next.push(last)
    }
  }
  return cells
}

/** Headings that are wider than their columns push each other to the left: each goes one column to the right, up to one that is empty. */
function shiftWide(cells: Segment[][], columns: readonly number[]): void {
  const from = cells.findIndex(({ length }) => length > 1)
  const to = cells.findIndex(({ length }, at) => at > from && length === 0)
  if (from < 0 || to < 0) return
  const moved = cells.slice(from, to).map(segments => segments.at(-1))
  const areWide = moved.every((segment, at) => segment !== undefined && segment.right > (columns[from + at + 1] ?? 0))
  const areAlone = cells.slice(from + 1, to).every(({ length }) => length === 1)
  if (!areWide || !areAlone || to - from < 2) return
  for (const [at, segment] of moved.entries()) {
    cells[from + at]?.pop()
    if (segment) cells[from + at + 1]?.unshift(segment)
  }
}

/** A text that nearly fills its column touches the next one: it ends where a word begins right at that column. */
function divided({ words, left, right }: Segment, columns: readonly number[]): Segment[] {
  const at = words.findIndex((word, place) => {
    const last = words[place - 1]
    const isApart = last && !last.field && word.left - last.right > leastGap * word.size
    return isApart && columns.some(start => Math.abs(word.left - start) < samePlace / 2)
  })
  const [last, first] = [words[at - 1], words[at]]
  if (!last || !first) return [{ words, left, right }]
  const rest = { words: words.slice(at), left: first.left, right }
  return [{ words: words.slice(0, at), left, right: last.right }, ...divided(rest, columns)]
}

function columnOf({ left }: Segment, columns: readonly number[]) {
  const next = columns.findIndex(start => start > left + 2)
  return next < 0 ? columns.length - 1 : Math.max(0, next - 1)
}
