import type { Block, Page } from '../../reading/page.ts'
import { passageLengths, wordsOf } from './passage-lengths.ts'

/** A block of a page, or a part of one that is too long for a passage. */
export interface Stretch {
  kind: Block['kind']
  start: number
  end: number
  words: number
  level: number | undefined
  table: number | undefined
}

/** The stretches of a page in reading order. Where its reader found no blocks, blank lines divide it. */
export function stretchesOf({ text, blocks }: Pick<Page, 'text' | 'blocks'>): Stretch[] {
  const found: readonly Block[] = blocks.length > 0 ? blocks : paragraphsOf(text)
  return found.flatMap(block => {
    const { kind, level, table } = block
    return parts(text, block).map(({ start, end }) => {
      const words = wordsOf(text.slice(start, end))
      return { kind, level, table, start, end, words }
    })
  })
}

const paragraphsOf = (text: string) =>
  [...text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)].map(({ index, 0: { length } }) => ({
    kind: 'PARAGRAPH' as const,
    start: index,
    end: index + length,
  }))

/** Divides what is too long at the ends of its sentences; a sentence that is too long itself, between words. */
function parts(text: string, { start, end }: Pick<Block, 'start' | 'end'>): { start: number; end: number }[] {
  if (wordsOf(text.slice(start, end)) <= passageLengths.most) return [{ start, end }]
  const found: { start: number; end: number }[] = []
  let from = start
  let words = 0
  for (const sentence of sentencesOf(text, start, end)) {
    const more = wordsOf(text.slice(sentence.start, sentence.end))
    if (words > 0 && words + more > passageLengths.usual) {
      found.push({ start: from, end: sentence.start })
      from = sentence.start
      words = 0
    }
    words += more
  }
  found.push({ start: from, end })
  return found.map(one => trimmed(text, one))
}

function* sentencesOf(text: string, start: number, end: number): Generator<{ start: number; end: number }> {
  const sentence = new RegExp(
    `(?:\\S+\\s+){0,${passageLengths.usual - 1}}?\\S*(?:[.;:!?]["”)]?(?=\\s)|$)|(?:\\S+\\s*){1,${passageLengths.usual}}`,
    'g',
  )
  for (const match of text.slice(start, end).matchAll(sentence)) {
    if (match[0].length > 0) yield { start: start + match.index, end: start + match.index + match[0].length }
  }
}

function trimmed(text: string, { start, end }: { start: number; end: number }) {
  const rest = text.slice(start, end)
  const before = rest.length - rest.trimStart().length
  return { start: start + before, end: start + before + rest.trim().length }
}
