import type { TextRange } from '../viewer/find-text'

/** A quote or a value in a text, in UTF-16 units from its beginning; the end is not in it. */
export interface TextHighlight extends TextRange {
  id: string
  /** What it is, for screen readers. By default only its number is said. */
  label?: string | undefined
}

/** A line of a text, and where it begins. */
export interface TextLine {
  start: number
  text: string
}

/** A part of a line that looks the same all over. */
export interface TextPiece {
  start: number
  text: string
  /** Id of the highlight that it is a part of. */
  highlight: string | undefined
  /** Index of the match that it is a part of. */
  match: number | undefined
}

/** The lines of a text, whatever ends them. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  let start = 0
  for (const { 0: ending, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, text: text.slice(start, index) })
    start = index + ending.length
  }
  return [...lines, { start, text: text.slice(start) }]
}

/** What of some ranges lies in a part of a text. Both are in order, and no two ranges of one kind need to be apart. */
export const within = <Range extends TextRange>(ranges: readonly Range[], start: number, end: number): Range[] =>
  ranges.filter(range => range.start < end && range.end > start)

/**
 * Cuts a line where a highlight or a match begins or ends. Of highlights that overlap, the shorter one is seen.
 *
 * @param matches with their place among all of them
 */
export function textPieces(
  { start, text }: TextLine,
  highlights: readonly TextHighlight[],
  matches: readonly (TextRange & { index: number })[],
): TextPiece[] {
  const end = start + text.length
  const inLine = (place: number) => Math.min(Math.max(place, start), end)
  const cuts = new Set([start, end])
  for (const range of [...highlights, ...matches]) {
    cuts.add(inLine(range.start))
    cuts.add(inLine(range.end))
  }
  const places = [...cuts].sort((one, other) => one - other)
  const byLength = highlights.toSorted((one, other) => one.end - one.start - (other.end - other.start))
  return places.slice(1).map((to, at) => {
    const from = places[at] ?? start
    const covers = (range: TextRange) => range.start <= from && range.end >= to
    return {
      start: from,
      text: text.slice(from - start, to - start),
      highlight: byLength.find(covers)?.id,
      match: matches.find(covers)?.index,
    }
  })
}
