import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { type Direction, type Point, turned } from '../layout/directions.ts'
import type { PlacedWord } from '../layout/placed-word.ts'
import { letterWidth } from './letter-width.ts'
import type { PageView } from './page-view.ts'

export interface DirectedWord extends PlacedWord {
  direction: Direction
}

/** Letters without a meaning, such as those of a font of symbols, and marks that nobody sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g

/** @param isBold whether the font of this name is bold */
export function textWords(
  { items, styles }: TextContent,
  view: PageView,
  isBold: (fontName: string) => boolean,
): DirectedWord[] {
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '' || item.width === 0) return []
    return wordsOfItem(item, view, styles[item.fontName], isBold(item.fontName))
  })
}

function wordsOfItem(
  item: TextItem,
  view: PageView,
  style: TextContent['styles'][string] | undefined,
  isBold: boolean,
): DirectedWord[] {
  const text = item.str.replace(unseen, '')
  const { start, direction, angle, size } = view.textPlace(item.transform)
  const full = letterWidth(text) || 1
  const width = item.width * view.unit
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const down = { x: -along.y, y: along.x }
  const [above, below] = [partOf(style?.ascent, 0.75), partOf(style?.descent && -style.descent, 0.22)]
  const at = (far: number, deep: number): Point => ({
    x: start.x + far * along.x + deep * down.x,
    y: start.y + far * along.y + deep * down.y,
  })
  const words: DirectedWord[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const from = (letterWidth(text.slice(0, index)) / full) * width
    const to = from + (letterWidth(word) / full) * width
    const box = view.boxAround([
      at(from, -above * size),
      at(to, -above * size),
      at(from, below * size),
      at(to, below * size),
    ])
    if (box.width === 0 || box.height === 0) continue
    const begin = turned(at(from, 0), direction)
    words.push({
      text: word.normalize('NFC'),
      left: begin.x,
      right: begin.x + (to - from),
      baseline: begin.y,
      size,
      isBold,
      confidence: 1,
      box,
      direction,
      hasSpaceBefore: index > 0,
      hasSpaceAfter: index + word.length < text.length,
    })
  }
  return words
}

/** Some fonts say nothing of their letters, or nonsense. */
const partOf = (part: number | undefined, usual: number) => (part && part > 0.1 && part < 1.2 ? part : usual)
