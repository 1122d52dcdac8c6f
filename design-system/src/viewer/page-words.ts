import type { Box } from './box'
import { type FoldedText, findText, foldText } from './find-text'

/** Words that a document writes in one go. */
export interface WrittenWords {
  text: string
  endsLine: boolean
  box: Box
}

/** The words of a page, ready to be searched. */
export interface PageWords {
  raw: string
  folded: FoldedText
  /** Where each piece of the page begins in `raw`. */
  starts: Uint32Array
  boxes: readonly Box[]
}

/** A place in a page's words: a piece, and a character of it. */
interface WordPlace {
  piece: number
  offset: number
}

/** Words that were found; both places are in it. */
export interface WordMatch {
  id: string
  page: number
  first: WordPlace
  /** Its last piece; the offset is behind the last character. */
  last: WordPlace
  /** About where it is: exact is only what is drawn. */
  box: Box
}

export function pageWords(pieces: readonly WrittenWords[]): PageWords {
  const starts = new Uint32Array(pieces.length)
  let raw = ''
  for (const [at, { text, endsLine }] of pieces.entries()) {
    starts[at] = raw.length
    raw += endsLine ? `${text}\n` : text
  }
  return { raw, folded: foldText(raw), starts, boxes: pieces.map(({ box }) => box) }
}

/**
 * Where the words of a query are on a page.
 *
 * @param max how many at most
 */
export function matchesOn(page: number, words: PageWords, query: string, max: number): WordMatch[] {
  return findText(words.raw, words.folded, query, max).map(({ start, end }, at) => {
    const first = placeIn(words.starts, start)
    const { piece, offset } = placeIn(words.starts, end - 1)
    return { id: `${page}-${at}`, page, first, last: { piece, offset: offset + 1 }, box: about(words, first) }
  })
}

/** The last piece that begins at or before a place, found by halves. */
function placeIn(starts: Uint32Array, place: number): WordPlace {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return { piece: low, offset: place - (starts[low] ?? 0) }
}

/** As if all characters were as wide as each other. */
function about({ raw, starts, boxes }: PageWords, { piece, offset }: WordPlace): Box {
  const box = boxes[piece] ?? { x: 0, y: 0, width: 0, height: 0 }
  const length = (starts[piece + 1] ?? raw.length) - (starts[piece] ?? 0)
  return { ...box, x: box.x + (box.width * offset) / Math.max(length, 1), width: box.width / Math.max(length, 1) }
}
