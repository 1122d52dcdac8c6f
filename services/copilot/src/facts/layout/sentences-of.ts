import type { Page } from '../../reading/page.ts'
import { flat } from './flat.ts'
import type { Row } from './row.ts'

/** A sentence of a paragraph, in one line. */
export interface Sentence {
  page: Page
  /** The first row of its paragraph: its headings are the sentence's. */
  row: Row
  text: string
  /** In the text of its page. */
  start: number
  end: number
}

const ending = /[.!?;](?=\s+["“(]?[A-Z0-9•])|[.!?;]$/g
/** Points that end no sentence. */
const abbreviation =
  /(?:\b(?:[Nn][Oo]|Nos|Inc|Co|Corp|Ltd|St|Ave|Mr|Ms|Dr|vs|Eff|Exp|A\.M|a\.m|p\.m|E\.L|U\.S|Art|Sec|Ins|Bldg|Ste|Agg|Occ|Ded|Ops|Comp|Compl|Prod|Gen|Gen['’]l|Med|Pay|Pmts|Pers|Adv|Inj|Dmg|Prem|Liab|Max|Min|Est|Ann|Pol|Acc|Ea|Incl|Excl|Ret|Ext|Bus|Prop|Wkrs|Auto|Amt|Lim|Comm)|\b[A-Z]|^\s*(?:\d{1,2}|[a-z])(?:\.\d+)*)\.$/

/** The sentences of a document's paragraphs and items of lists. */
export function sentencesOf(rows: readonly Row[]): Sentence[] {
  const paragraphs = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.kind !== 'PARAGRAPH' && row.kind !== 'LIST_ITEM') continue
    const key = `${row.page.number} ${row.block}`
    paragraphs.set(key, [...(paragraphs.get(key) ?? []), row])
  }
  return [...paragraphs.values()].flatMap(partsOf).flatMap(sentencesOfParagraph)
}

/** A label and its value, which dots, a colon or a dash separate. */
const pair = /^[^.:;]{1,50}?(?:(?:\.\s?){4,}|:\s|\s[-–—]\s)\s*\S/
/** In letters: a line this long may go on in the next one. */
const fullLine = 60

/** Lines that each have a label and a value are no sentence together. */
function partsOf(rows: Row[]): Row[][] {
  const parts: Row[][] = []
  const longest = Math.max(...rows.map(lengthOf))
  let last: Row | null = null
  for (const row of rows) {
    const goesOn =
      last && !isPair(row) && (!isPair(last) || lengthOf(last) >= fullLine) && !isBroken(last, row, longest)
    if (goesOn) parts.at(-1)?.push(row)
    else parts.push([row])
    last = row
  }
  return parts
}

/** In letters, as these are not equally wide. */
const spare = 8

/** Whether a line ended before it was full: the first word of the next one, which begins something, would have had room. */
function isBroken(last: Row, next: Row, longest: number): boolean {
  const [word = ''] = textOf(next).split(' ')
  if (/^(?:grand |sub)?total\b/i.test(textOf(next))) return true
  return (
    /^[A-Z$\d]/.test(word) &&
    !/(?:[,;&–-]|\b(?:and|or|of|the|for|to|with|in|by|at|a|an|is|are|on|from|per))$/i.test(textOf(last)) &&
    lengthOf(last) + word.length + spare < longest
  )
}

const textOf = ({ cells }: Row) => cells.map(({ text }) => text).join(' ')
const lengthOf = (row: Row) => textOf(row).length
const isPair = (row: Row) => pair.test(textOf(row))

function sentencesOfParagraph(rows: Row[]): Sentence[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const { page } = first
  const whole = flat(page, first.start, last.end)
  const sentences: Sentence[] = []
  let from = 0
  for (const { index } of [...whole.text.matchAll(ending), { index: whole.text.length - 1 }]) {
    const text = whole.text.slice(from, index + 1)
    if (index < whole.text.length - 1 && abbreviation.test(text)) continue
    const lead = text.length - text.trimStart().length
    if (text.trim() !== '') {
      sentences.push({
        page,
        row: first,
        text: text.trim(),
        start: whole.placeOf(from + lead),
        end: whole.placeOf(index) + 1,
      })
    }
    from = index + 1
  }
  return sentences
}
