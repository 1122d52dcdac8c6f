import type { Page } from '../../reading/page.ts'
import { withHeading } from './heading-path.ts'
import type { Heading, Passage } from './passage.ts'
import { passageLengths } from './passage-lengths.ts'
import { type Stretch, stretchesOf } from './stretches.ts'

/**
 * Divides pages into passages: by headings, paragraphs and tables, none of which is torn apart unless it is too long. No passage
 * goes over the end of its page, as evidence names one page.
 *
 * @param pages that follow each other
 * @param headings those that the first page begins under
 */
export function passagesOf(pages: readonly Page[], headings: readonly Heading[] = []): Passage[] {
  let path = [...headings]
  return pages.flatMap(page => {
    const { passages, headings: last } = passagesOfPage(page, path)
    path = last
    return passages
  })
}

function passagesOfPage(page: Page, headings: Heading[]) {
  const stretches = stretchesOf(page)
  const margins = stretches.filter(isMargin).map(({ start, end }) => page.text.slice(start, end))
  const pieces = piecesOf(stretches.filter(stretch => !isMargin(stretch)))
  let path = headings
  let header: Stretch | undefined
  const passages = pieces.map((piece, index): Passage => {
    for (const { kind, start, end, level } of piece) {
      if (kind === 'HEADING') path = withHeading(path, page.text.slice(start, end), level)
    }
    const [first] = piece
    const isRow = first?.kind === 'TABLE_ROW'
    const continues = isRow && header?.table === first?.table && header !== first
    const tableHeader = continues && header ? page.text.slice(header.start, header.end) : null
    header = headerBehind(piece, header)
    const start = first?.start ?? 0
    const end = piece.at(-1)?.end ?? start
    const text = page.text.slice(start, end)
    return { page: page.number, index, start, end, text, headings: path, tableHeader, margins: '' }
  })
  if (passages[0]) passages[0].margins = margins.join('\n')
  return { passages: passages[0] ? passages : marginsAlone(page, stretches, path), headings: path }
}

const isMargin = ({ kind }: Stretch) => kind === 'HEADER' || kind === 'FOOTER'

/** A page that has nothing else. */
function marginsAlone(page: Page, stretches: Stretch[], headings: Heading[]): Passage[] {
  return stretches.map(({ start, end }, index) => {
    const text = page.text.slice(start, end)
    return { page: page.number, index, start, end, text, headings, tableHeader: null, margins: '' }
  })
}

/** The first row of the table that is going on when a passage ends. */
function headerBehind(piece: Stretch[], before: Stretch | undefined): Stretch | undefined {
  const last = piece.at(-1)
  if (last?.kind !== 'TABLE_ROW') return undefined
  if (before?.table === last.table && piece.every(({ table }) => table === last.table)) return before
  return piece.find(({ kind, table }) => kind === 'TABLE_ROW' && table === last.table)
}

function piecesOf(stretches: Stretch[]): Stretch[][] {
  const pieces: Stretch[][] = []
  let piece: Stretch[] = []
  for (const stretch of stretches) {
    if (piece.length > 0 && beginsAnew(piece, stretch)) {
      pieces.push(piece)
      piece = []
    }
    piece.push(stretch)
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

/** Whether a stretch begins a passage of its own. Headings stay with what follows them. */
function beginsAnew(piece: Stretch[], next: Stretch): boolean {
  const words = piece.reduce((sum, stretch) => sum + stretch.words, 0)
  const last = piece.at(-1)
  if (words + next.words > passageLengths.most) return true
  if (last?.kind === 'HEADING') return false
  if (next.kind === 'HEADING') return true
  const changesTable = (last?.kind === 'TABLE_ROW' || next.kind === 'TABLE_ROW') && last?.table !== next.table
  if (changesTable) return words > passageLengths.introduction
  return words >= (next.kind === 'TABLE_ROW' ? passageLengths.usual : passageLengths.enough)
}
