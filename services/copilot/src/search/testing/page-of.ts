import type { Block, Page, Word } from '../../reading/page.ts'

/**
 * A page from lines of a simple notation, as its reader would make it: `# Heading` (more marks, lower level), `- item`,
 * `| cell | cell` (rows in sequence are a table), `Name: value` with a leading `=` (a form field), `^` and `_` for what stands at
 * the top and bottom of the page. Anything else is a paragraph. Words have boxes, ten to a line.
 */
export function pageOf(number: number, notation: string): Page {
  const lines = notation.split('\n').map(line => line.trim())
  let text = ''
  let table = 0
  const blocks: Block[] = []
  for (const [place, line] of lines.entries()) {
    if (!line) continue
    const isRow = line.startsWith('|')
    const followsRow = lines[place - 1]?.startsWith('|') ?? false
    if (isRow && !followsRow) table += 1
    if (text) text += isRow && followsRow ? '\n' : '\n\n'
    const block = blockOf(line, text.length, table)
    text += block.text
    blocks.push(block.block)
  }
  return {
    number,
    label: null,
    size: { width: 612, height: 792 },
    method: 'TEXT_LAYER',
    text,
    words: wordsIn(text),
    blocks,
  }
}

function blockOf(line: string, start: number, table: number): { text: string; block: Block } {
  const [, marks = '', rest = ''] = /^(#{1,6}|[-=^_|])?\s*(.*)$/.exec(line) ?? []
  const [mark] = marks
  if (mark === '|') return row(rest, start, table)
  const block = { start, end: start + rest.length }
  if (mark === '#') return { text: rest, block: { ...block, kind: 'HEADING', level: marks.length } }
  if (mark === '=') {
    const [name = '', value = ''] = rest.split(/:\s*/)
    return { text: rest, block: { ...block, kind: 'FORM_FIELD', field: { name, value } } }
  }
  const kinds = { '-': 'LIST_ITEM', '^': 'HEADER', _: 'FOOTER' } as const
  return { text: rest, block: { ...block, kind: kinds[mark as '-'] ?? 'PARAGRAPH' } }
}

function row(rest: string, start: number, table: number): { text: string; block: Block } {
  let end = start
  const texts = rest.split('|').map(cell => cell.trim())
  const cells = texts.map(cell => {
    const from = end
    end = from + cell.length + 1
    return { start: from, end: from + cell.length }
  })
  const text = texts.join('\t')
  return { text, block: { kind: 'TABLE_ROW', start, end: start + text.length, table, cells } }
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match, place) => ({
    text: match[0],
    offset: match.index,
    box: { x: 0.1 + (place % 10) * 0.08, y: 0.05 + Math.floor(place / 10) * 0.02, width: 0.07, height: 0.015 },
    confidence: 1,
  }))
}
