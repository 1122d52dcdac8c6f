import { inTenantScope } from '@coverdesk/kit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentBlock } from '../../../tools/drafts/document-block.ts'
import { baseStyleIds, designOf } from '../../designs/base-styles.ts'
import { styleBlocks } from '../../render/style-blocks.ts'
import type { PdfQuestion } from '../pdf-question.ts'
import { closePdf, writePdf } from './write-pdf.ts'

afterAll(() => closePdf())

const styles = [...baseStyleIds, null]

interface Wanted {
  title?: string
  sender?: string
  style?: (typeof styles)[number]
  before?: Buffer
  after?: Buffer
}

const write = (blocks: DocumentBlock[], wanted: Wanted = {}): Promise<Buffer> => {
  const { title = 'Review', sender = 'Quill Insurance', style = 'builtin:classic-professional' } = wanted
  const design = designOf(style)
  const question: PdfQuestion = {
    document: {
      ...{ title, sender: { name: sender, lines: ['Oakland, CA'] }, date: 'November 25, 2026' },
      blocks: styleBlocks(blocks, { title, isNumbered: design.isNumbered, marks: new Set([1]) }),
      sources: [{ mark: 1, name: 'Policy.pdf', page: 3, quote: 'Limit' }],
    },
    ...{ design, createdAt: 1_764_000_000 },
    ...{ before: wanted.before ?? null, after: wanted.after ?? null },
  }
  return inTenantScope('64b000000000000000000001', () => writePdf(question))
}

interface Page {
  text: string
  width: number
  /** Where its words begin and end, in points. */
  left: number
  right: number
}

async function read(pdf: Buffer): Promise<{ pages: Page[]; isTagged: boolean | undefined }> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.flatMap(item => ('str' in item && item.str.trim() ? [item] : []))
    pages.push({
      text: words.map(({ str }) => str).join(' '),
      width: page.getViewport({ scale: 1 }).width,
      left: Math.min(...words.map(({ transform }) => transform[4])),
      right: Math.max(...words.map(({ transform, width }) => transform[4] + width)),
    })
  }
  const isTagged = (await document.getMarkInfo())?.Marked
  await task.destroy()
  return { pages, isTagged }
}

/** Wide-set letters are read as words of their own, and some are capitals. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '').toLowerCase()

const paragraph = (text: string): DocumentBlock => ({ type: 'PARAGRAPH', text })
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const rows = [
  ['Coverage', 'Insurer', 'Limit'],
  ...Array.from({ length: 200 }, (_, row) => [`Line ${row + 1}`, long, `$${row + 1},000`]),
]

describe('a PDF', () => {
  it.each(styles)('in the style %s is accessible, and is the same whenever it is written', async style => {
    const blocks: DocumentBlock[] = [
      { type: 'HEADING', level: 1, text: 'Limits' },
      paragraph('The limit is high [1].'),
      { type: 'LIST', isOrdered: true, items: ['One', 'Two'] },
      { type: 'QUOTE', text: 'Words of a policy' },
      { type: 'QUOTE', text: '[!NOTE]\nTerms control' },
      { type: 'TABLE', rows: [['Line'], ['GL']] },
    ]
    const pdf = await write(blocks, { style })
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await write(blocks, { style })).toEqual(pdf)
    const { pages, isTagged } = await read(pdf)
    expect(isTagged).toBe(true)
    const text = pages.map(page => withoutSpaces(page.text)).join('')
    for (const words of ['Limits', 'Two', 'Words of a policy', 'Terms control', 'GL', 'Policy.pdf']) {
      expect(text).toContain(withoutSpaces(words))
    }
  })

  it.each(styles)(
    'in the style %s has a header and a number on every page of 200 rows, and keeps long names inside',
    async style => {
      const { pages } = await read(
        await write([{ type: 'TABLE', rows }], { style, title: `${long} ${long}`, sender: long }),
      )
      const table = pages.filter(({ text }) => /Line \d/.test(text))
      expect(table.length).toBeGreaterThan(4)
      for (const { text, left, right, width } of table) {
        expect(withoutSpaces(text)).toContain('coverage')
        expect(text).toMatch(new RegExp(`Page \\d+ of ${pages.length}`))
        expect([left >= 0, right <= width]).toEqual([true, true])
      }
      expect(table.map(({ text }) => text).join(' ')).toContain('Line 200')
    },
  )

  it('shows what a text says, and does nothing that it says', async () => {
    const text = '#panic("x") $x$ *bold* @ref <end> \\ // https://example.com [2]'
    const { pages } = await read(await write([paragraph(text), { type: 'TABLE', rows: [[text], [text]] }]))
    expect(withoutSpaces(pages[0]?.text ?? '')).toContain(withoutSpaces(text))
  })

  it('begins and ends with the pages of its style, which are not counted', async () => {
    const cover = await write([paragraph('Our cover')], { title: 'Cover' })
    const { pages } = await read(await write([paragraph('Inside')], { before: cover, after: cover }))
    expect(pages.length).toBe(3)
    expect(pages[1]?.text).toContain('Page 1 of 1')
  })

  it('says which pages of its style can’t be read', async () => {
    const broken = Buffer.from('%PDF-1.7 broken')
    await expect(write([paragraph('x')], { before: broken })).rejects.toMatchObject({
      ...{ code: 'BAD_REQUEST', message: 'The start page of this style can’t be read. Replace it in the style.' },
    })
    await expect(write([paragraph('x')], { after: broken })).rejects.toThrow('The end page of this style')
  })
})
