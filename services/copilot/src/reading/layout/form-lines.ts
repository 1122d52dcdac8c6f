import { type Line, lineOf, type PlacedWord, type Segment, textOf } from './placed-word.ts'

/** In font sizes: words on one line whose baselines differ by less. */
const sameBaseline = 0.45
/** In font sizes: a gap this wide separates cells, not words. */
const cellGap = 1.1
/** In font sizes: what is nearer than this is the same word, if no space is written. */
const sameWord = 0.15

const listMark = /^(?:[•▪■●◦‣·–*-]|\(?\d{1,3}[.)]|\(?[a-z][.)]|\(?[ivx]{1,5}[.)])$/i

/** Whether a word begins an item of a list, such as • or (a). */
export const isListMark = (text: string): boolean => listMark.test(text)

/** Words to lines, from top to bottom. */
export function formLines(words: readonly PlacedWord[]): Line[] {
  const rows: { words: PlacedWord[]; baseline: number; size: number }[] = []
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1)
    if (row && word.baseline - row.baseline < sameBaseline * Math.min(row.size, word.size)) {
      row.baseline += (word.baseline - row.baseline) / (row.words.length + 1)
      row.size = Math.max(row.size, word.size)
      row.words.push(word)
    } else rows.push({ words: [word], baseline: word.baseline, size: word.size })
  }
  return rows.map(row => lineOf(withMarks(segmentsOf(row.words))))
}

function segmentsOf(words: PlacedWord[]): Segment[] {
  const segments: Segment[] = []
  for (const word of words.sort((one, other) => one.left - other.left)) {
    const segment = segments.at(-1)
    const last = segment?.words.at(-1)
    const gap = segment ? word.left - segment.right : 0
    if (!segment || !last || last.field || word.field || gap > cellGap * Math.max(last.size, word.size)) {
      segments.push({ words: [word], left: word.left, right: word.right })
      continue
    }
    if (isDrawnTwice(last, word)) continue
    if (isSameWord(last, word, gap)) segment.words[segment.words.length - 1] = joined(last, word)
    else segment.words.push(word)
    segment.right = Math.max(segment.right, word.right)
  }
  return segments
}

/** Some programs make letters bold by drawing them twice. */
const isDrawnTwice = (last: PlacedWord, word: PlacedWord) =>
  last.text === word.text && Math.abs(word.left - last.left) < 0.2 * word.size

const isSameWord = (last: PlacedWord, word: PlacedWord, gap: number) =>
  !last.hasSpaceAfter && !word.hasSpaceBefore && Math.abs(gap) < sameWord * Math.max(last.size, word.size)

function joined(first: PlacedWord, second: PlacedWord): PlacedWord {
  const [x, y] = [Math.min(first.box.x, second.box.x), Math.min(first.box.y, second.box.y)]
  const width = Math.max(first.box.x + first.box.width, second.box.x + second.box.width) - x
  const height = Math.max(first.box.y + first.box.height, second.box.y + second.box.height) - y
  return {
    ...first,
    text: first.text + second.text,
    right: second.right,
    box: { x, y, width, height },
    confidence: Math.min(first.confidence, second.confidence),
    isBold: first.isBold && second.isBold,
    hasSpaceAfter: second.hasSpaceAfter ?? false,
  }
}

/** The mark of a list stands apart from its text, but is no cell. */
function withMarks(segments: Segment[]): Segment[] {
  const [mark, first, ...others] = segments
  if (!mark || !first || first.words[0]?.field || !isListMark(textOf(mark))) return segments
  return [{ words: [...mark.words, ...first.words], left: mark.left, right: first.right }, ...others]
}
