import {
  inOneLine,
  linesIn,
  type PaperLine,
  type QualifierId,
  qualifiersIn,
  sentencesIn,
} from '@coverdesk/coverage/judge'
import { moneyIn } from '@coverdesk/coverage/read'
import type { Block, Page } from '../../reading/page.ts'

/** A row, a line or a sentence of a paper, and what it is about by where it stands. */
export interface Unit {
  page: number
  /** In the text of its page. */
  start: number
  end: number
  /** In one line; cells are divided by tabs, and a wrapped row is read cell by cell. */
  text: string
  isHeading: boolean
  isRow: boolean
  /** The line of insurance that it names, else that of its section; null: none is known. */
  line: PaperLine | null
  /** Whether it names the line itself. */
  namesLine: boolean
  /** The titles above it, the nearest last. */
  titles: readonly string[]
  /** What the titles above it and the beginning of its paragraph say: underlying insurance, exclusions, an indication … */
  section: ReadonlySet<QualifierId>
  /** What it says itself. */
  own: ReadonlySet<QualifierId>
}

interface Piece {
  page: Page
  start: number
  end: number
  cells: string[]
  kind: Block['kind']
  level: number
  block: number
}

/** Of a title or the beginning of a paragraph: what makes all that stands below it something else. */
const sectional: ReadonlySet<QualifierId> = new Set([
  ...([
    'UNDERLYING',
    'EARLIER',
    'SUBCONTRACTORS',
    'INDICATION',
    'CONDITION',
    'EXCLUDED',
    'RATING_BASIS',
    'OFFER_ENDS',
  ] as const),
])
const maxTitle = 120
const maxLead = 70

/**
 * The units of a document in reading order, over all its pages.
 *
 * @param options.isProse a contract: its lines are parts of sentences, and a paragraph continues in the next block where no sentence ended
 */
export function unitsOf(pages: readonly Page[], { isProse = false }: { isProse?: boolean } = {}): Unit[] {
  const pieces = pages.flatMap(page => piecesOf(page, isProse))
  const units: Unit[] = []
  let titles: { text: string; level: number; says: readonly QualifierId[] }[] = []
  let lead = new Set<QualifierId>()
  let [line, lineLevel]: [PaperLine | null, number] = [null, 9]
  let block = -1
  let table = new Set<QualifierId>()
  let isInTable = false
  for (const piece of pieces) {
    const text = piece.cells.join('\t')
    const isTitle = piece.kind === 'HEADING' || isSectionRow(piece)
    if (piece.block !== block || isTitle) lead = new Set()
    block = piece.block
    const named = linesIn(titlePart(text), isTitle || piece.kind === 'TABLE_ROW')
    if (isTitle) {
      const level = piece.kind !== 'HEADING' || sectionTitle.test(text) ? 2 : piece.level
      titles = [
        ...titles.filter(one => one.level < level),
        { text: titlePart(text), level, says: [...qualifiersIn(titlePart(text))].filter(one => sectional.has(one)) },
      ]
      const of = lineOfForm(text) ?? named[0]?.line
      if (of) [line, lineLevel] = [of, level]
      else if (level <= lineLevel) [line, lineLevel] = [null, 9]
    }
    const own = qualifiersIn(text)
    for (const one of qualifiersIn(leadOf(text))) if (sectional.has(one)) lead.add(one)
    const isRow = piece.kind === 'TABLE_ROW' && !isTitle
    // The first row of a table says what its columns are: an indication, a rating basis.
    if (isRow && !isInTable)
      table = new Set(isHeaderRow(text) ? [...own].filter(one => sectional.has(one) && one !== 'EARLIER') : [])
    isInTable = isRow
    const above = titles.flatMap(({ says }) => says)
    const first = named.find(({ start }) => start <= 45)
    units.push({
      ...{ page: piece.page.number, start: piece.start, end: piece.end, text, isHeading: isTitle },
      ...{
        isRow: piece.kind === 'TABLE_ROW' || /\.{4}|…{2}/.test(text),
        line: lineOfForm(text) ?? first?.line ?? line,
        namesLine: first !== undefined,
      },
      ...{ titles: titles.map(one => one.text), section: new Set([...above, ...lead, ...(isRow ? table : [])]), own },
    })
  }
  return withOnlyLine(units)
}

const isHeaderRow = (text: string) => text.includes('\t') && !hasAmount(text)

const hasAmount = (text: string) => /\d/.test(text) && moneyIn(text).some(({ isMarked }) => isMarked)

/** What a paper about one line says without naming it is said of that line. */
function withOnlyLine(units: readonly Unit[]): Unit[] {
  const lines = new Set(
    units.flatMap(({ line, section, own }) =>
      line && !section.has('UNDERLYING') && !own.has('UNDERLYING') ? [line] : [],
    ),
  )
  const [only] = lines
  return lines.size === 1 && only ? units.map(unit => ({ ...unit, line: unit.line ?? only })) : [...units]
}

/** Forms of the Insurance Services Office and the workers compensation bureaus begin with the line that they are for. */
const linesOfForms: Readonly<Record<string, PaperLine>> = {
  ...{ CG: 'GENERAL_LIABILITY', CA: 'AUTO', CP: 'PROPERTY', CU: 'UMBRELLA', WC: 'WORKERS_COMPENSATION', CR: 'CRIME' },
}
const lineOfForm = (text: string): PaperLine | undefined =>
  linesOfForms[/\b([A-Z]{2}) \d{2} \d{2}\b/.exec(text)?.[1] ?? '']

/** "UNDERLYING: …": what stands before the first colon. */
const leadOf = (text: string) => {
  const colon = text.indexOf(':')
  return colon > 0 && colon <= maxLead ? text.slice(0, colon) : ''
}

/** A row names its line in its first cell; a sentence anywhere near its beginning. */
const titlePart = (text: string) =>
  text
    .split('\t')[0]
    ?.replace(/\.{4,}.*$/s, '')
    .slice(0, maxTitle) ?? ''

const sectionTitle = /^(?:section|part|coverage part)\s+[ivx\d]+\b/i

/** "SECTION I - GENERAL LIABILITY   FORM: …": a row or a line that is the title of what follows. */
function isSectionRow({ cells, kind, page, start, end }: Piece): boolean {
  const said = cells.filter(cell => cell !== '')
  const [first = ''] = said
  if (kind === 'HEADING' || first.length > 80 || said.length > 2) return false
  if (/[.;,]$/.test(first) || /\.{4}/.test(first) || hasAmount(cells.join(' '))) return false
  if (sectionTitle.test(first)) return true
  const words = first.trim().split(/\s+/)
  return said.length === 1 && words.length <= 7 && linesIn(first, true)[0]?.start === 0 && isAlone(page, start, end)
}

/** Nothing else is in its block. */
const isAlone = (page: Page, start: number, end: number) =>
  page.blocks.some(
    block =>
      block.start <= start &&
      end <= block.end &&
      page.text.slice(block.start, block.end).trim().length - (end - start) < 4,
  )

function piecesOf(page: Page, isProse: boolean): Piece[] {
  const pieces: Piece[] = []
  const blocks = isProse ? proseBlocks(page) : page.blocks
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'FOOTER') continue
    const last = pieces.at(-1)
    const text = page.text.slice(block.start, block.end)
    const shared = { page, kind: block.kind, level: block.level ?? 6, block: place }
    if (block.kind === 'TABLE_ROW') {
      const cells = block.cells?.map(({ start, end }) => flat(page.text.slice(start, end))) ?? [flat(text)]
      if (
        last &&
        last.kind === 'TABLE_ROW' &&
        last.page === page &&
        last.block === place - 1 &&
        continuesRow(last, cells)
      )
        extend(last, cells, block.end, place)
      else pieces.push({ ...shared, start: block.start, end: block.end, cells })
    } else if (block.kind === 'HEADING') {
      pieces.push({ ...shared, start: block.start, end: block.end, cells: [flat(text)] })
    } else if (
      last?.kind === 'TABLE_ROW' &&
      last.block === place - 1 &&
      /^\p{Ll}/u.test(text) &&
      text.length < maxTitle
    ) {
      extend(last, [flat(text)], block.end, place)
    } else {
      for (const { start, end } of isProse ? sentencesIn(page.text, block) : linesOf(page.text, block))
        pieces.push({ ...shared, start, end, cells: page.text.slice(start, end).split('\t').map(flat) })
    }
  }
  return pieces.filter(({ cells }) => cells.some(cell => cell !== ''))
}

/** Blocks with their continuations: those that begin in the middle of a sentence belong to the one before. */
function proseBlocks({ blocks, text }: Page): Block[] {
  const joined: Block[] = []
  for (const block of blocks.filter(({ kind }) => kind !== 'FOOTER' && kind !== 'HEADER')) {
    const last = joined.at(-1)
    const isRest =
      last &&
      isSentence(last) &&
      !/[.:;!?]["”’)]?\s*$/.test(text.slice(last.start, last.end)) &&
      /^\s*[\p{Ll}(]/u.test(text.slice(block.start, block.end)) &&
      block.kind !== 'LIST_ITEM'
    const isBehindWords =
      last &&
      isSentence(last) &&
      last.cells !== undefined &&
      isSentence(block) &&
      !/[.:;!?]["”’)]?\s*$/.test(text.slice(last.start, last.end))
    if (isRest || isBehindWords) joined[joined.length - 1] = { kind: last.kind, start: last.start, end: block.end }
    // A line of a paragraph whose words stand apart is no row of a table.
    else if (last && isSentence(last) && isWords(block, text))
      joined[joined.length - 1] = { kind: last.kind, start: last.start, end: block.end, cells: [] }
    else joined.push(isWords(block, text) ? { kind: 'PARAGRAPH', start: block.start, end: block.end } : block)
  }
  return joined
}

const isSentence = ({ kind }: Block) => kind === 'PARAGRAPH' || kind === 'LIST_ITEM'

/** A justified line, whose words were taken for cells. */
const isWords = ({ kind, cells = [] }: Block, text: string) =>
  kind === 'TABLE_ROW' &&
  cells.length > 4 &&
  cells.every(({ start, end }) => /^\S{0,20}$/.test(text.slice(start, end))) &&
  !/\d{3}/.test(cells.map(({ start, end }) => text.slice(start, end)).join(' '))

const flat = inOneLine

/** The first cell is empty, or has the rest of a form's number: "04 13" below "CG 20 10". */
const continuesRow = ({ cells }: Piece, next: readonly string[]) =>
  cells.length === next.length &&
  ((next[0] === '' && next.some(cell => cell !== '')) ||
    (/^\d{2} \d{2}$/.test(next[0] ?? '') && /\d{2}$/.test(cells[0] ?? '')))

function extend(piece: Piece, cells: readonly string[], end: number, block: number): void {
  piece.cells = piece.cells.map((cell, place) => [cell, cells[place] ?? ''].filter(Boolean).join(' '))
  piece.end = end
  piece.block = block
}

/** A line of its own: it ends with a value or a mark, or the next one begins with something else than the rest of a sentence. */
const isLineEnd = (line: string, next: string) =>
  /\.{4}|…{2}/.test(line) ||
  /[:;]$|\d{2,}$|\d%$/.test(line.trim()) ||
  /^(?:[A-Z]{2,4} ?-?\d{2}|[•*–(-]|\d+[.)])/.test(next.trim()) ||
  (/^[^.]{2,50}:\s/.test(line) && /^[^.]{2,50}:\s/.test(next)) ||
  (line.length < 50 && next.length < 50 && /^\p{Lu}/u.test(next))

/** The lines of a list of values, and the sentences of prose. */
function linesOf(text: string, { start, end }: Block): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = []
  let from = start
  for (let at = start; at < end; at += 1) {
    if (text[at] !== '\n') continue
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    const close = text.indexOf('\n', at + 1)
    const next = text.slice(at + 1, close < 0 || close > end ? end : close)
    if (!isLineEnd(line, next)) continue
    stretches.push({ start: from, end: at })
    from = at + 1
  }
  stretches.push({ start: from, end })
  return stretches.flatMap(stretch =>
    /\.{4}|…{2}/.test(text.slice(stretch.start, stretch.end)) ? [stretch] : sentencesIn(text, stretch),
  )
}
