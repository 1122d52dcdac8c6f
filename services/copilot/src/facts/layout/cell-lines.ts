import type { Word } from '../../reading/page.ts'

type Turn = (box: NonNullable<Word['box']>) => NonNullable<Word['box']>

/** In heights of a word: words of one line stand nearer to each other than that. */
const sameLine = 0.6

/** Where the lines of a cell begin and end in the text of their page, from top to bottom. One line is the cell itself. */
export function linesOfCell(words: readonly Word[], turn: Turn): { start: number; end: number }[] {
  const lines: { start: number; end: number; top: number }[] = []
  for (const { box, offset, text } of words) {
    if (!box) return []
    const { y, height } = turn(box)
    const last = lines.at(-1)
    const end = offset + text.length
    if (last && y - last.top < sameLine * height) last.end = end
    else lines.push({ start: offset, end, top: y })
  }
  return lines
}
