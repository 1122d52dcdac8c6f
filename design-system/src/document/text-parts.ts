import type { TextRange } from '../viewer/find-text'
import { type TextHighlight, type TextLine, within } from './text-pieces'

/** Lines that are drawn together. */
const linesOfPart = 60

/** Some lines, and what is marked in them; the same lists as before when nothing in them has changed. */
export interface TextPart {
  lines: readonly TextLine[]
  start: number
  end: number
}

export function textParts(lines: readonly TextLine[]): TextPart[] {
  const parts: TextPart[] = []
  for (let at = 0; at < lines.length; at += linesOfPart) {
    const own = lines.slice(at, at + linesOfPart)
    const last = own.at(-1)
    parts.push({ lines: own, start: own[0]?.start ?? 0, end: (last?.start ?? 0) + (last?.text.length ?? 0) })
  }
  return parts
}

export type IndexedMatch = TextRange & { index: number }

const noHighlights: readonly TextHighlight[] = []
const noMatches: readonly IndexedMatch[] = []

/** What is marked in each part; parts with nothing share one list, so that they are not drawn again. */
export const marksOfParts = (
  parts: readonly TextPart[],
  highlights: readonly TextHighlight[],
  matches: readonly IndexedMatch[],
) =>
  parts.map(({ start, end }) => {
    const [own, found] = [within(highlights, start, end), within(matches, start, end)]
    return {
      highlights: own.length > 0 ? own : noHighlights,
      matches: found.length > 0 ? found : noMatches,
    }
  })
