import type { Draft, DraftWord } from '../compose/draft.ts'
import { findTables } from './find-tables.ts'
import { isListMark } from './form-lines.ts'
import { headingLevel } from './heading-level.ts'
import { type Line, type PlacedWord, type Segment, textOf } from './placed-word.ts'
import { readingOrder } from './reading-order.ts'

/** In font sizes: lines of one paragraph are nearer to each other than that. */
const linePitch = 1.75

/**
 * The blocks of a page in reading order.
 * @param isSeen whether sizes come from OCR, which measures them roughly
 */
export function draftBlocks(lines: readonly Line[], isSeen: boolean, firstTable = 1): Draft[] {
  const bodySize = bodySizeOf(lines)
  const drafts: Draft[] = []
  let table = firstTable - 1
  for (const flow of readingOrder(lines)) {
    let paragraph: Line[] = []
    const endParagraph = () => {
      if (paragraph.length > 0) drafts.push(draftOf(paragraph, bodySize, isSeen))
      paragraph = []
    }
    for (const found of findTables(flow)) {
      if ('rows' in found) {
        endParagraph()
        table += 1
        for (const row of found.rows) drafts.push({ kind: 'TABLE_ROW', table, cells: row.map(wordsOfCell) })
      } else if (found.line.segments.length > 1 || found.line.segments[0]?.words[0]?.field) {
        endParagraph()
        drafts.push(...found.line.segments.map(segment => draftOfPart(segment)))
      } else {
        if (!belongsTo(paragraph, found.line)) endParagraph()
        paragraph.push(found.line)
      }
    }
    endParagraph()
  }
  return drafts
}

/** A line with form fields is made of its labels and fields. */
function draftOfPart(segment: Segment): Draft {
  const [first] = segment.words
  if (!first?.field) return { kind: 'PARAGRAPH', lines: [wordsOfCell([segment])] }
  return { kind: 'FORM_FIELD', field: first.field, words: draftWords(first) }
}

function belongsTo(paragraph: readonly Line[], line: Line): boolean {
  const last = paragraph.at(-1)
  const [first] = line.segments
  if (!last || !first) return true
  const size = Math.max(line.size, last.size)
  return (
    line.baseline - last.baseline < linePitch * size &&
    Math.abs(line.size - last.size) < 0.15 * size &&
    line.isBold === last.isBold &&
    line.left < last.right &&
    line.right > last.left &&
    !isListMark(first.words[0]?.text ?? '')
  )
}

function draftOf(lines: readonly Line[], bodySize: number, isSeen: boolean): Draft {
  const words = lines.map(line => wordsOfCell(line.segments))
  const [first] = lines
  const [mark, ...others] = first?.segments[0]?.words ?? []
  const level = headingLevel(lines, bodySize, isSeen)
  if (level) return { kind: 'HEADING', level, lines: words }
  return { kind: others.length > 0 && isListMark(mark?.text ?? '') ? 'LIST_ITEM' : 'PARAGRAPH', lines: words }
}

const wordsOfCell = (segments: readonly Segment[]): DraftWord[] =>
  segments.flatMap(segment => segment.words.flatMap(draftWords))

/** The value of a form field can be several words, which share its place. */
const draftWords = ({ text, box, confidence }: PlacedWord): DraftWord[] =>
  (text.match(/\S+/g) ?? []).map(word => ({ text: word, box, confidence }))

/** The size that most letters have. */
function bodySizeOf(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    const count = line.segments.reduce((sum, segment) => sum + textOf(segment).length, 0)
    letters.set(size, (letters.get(size) ?? 0) + count)
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** Lines at the top or the bottom of a page that other pages have, too. */
export const draftFrame = (kind: 'HEADER' | 'FOOTER', lines: readonly Line[]): Draft[] =>
  lines.length > 0 ? [{ kind, lines: lines.map(line => wordsOfCell(line.segments)) }] : []
