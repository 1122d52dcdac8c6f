import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxColumns, maxRowBytes } from './csv-limits.ts'
import { type CsvWindow, type ParsedWindow, parseWindow } from './parse-window.ts'

const windowOf = (bytes: Uint8Array, more: Partial<CsvWindow> = {}): CsvWindow => ({
  bytes,
  encoding: 'utf-8',
  delimiter: ',',
  line: 1,
  columns: null,
  isFirst: true,
  isLast: true,
  wantedRows: Number.POSITIVE_INFINITY,
  ...more,
})

/** Reads a file in pieces, each window beginning where the last one ended. */
function readInPieces(file: Buffer, size: number, more: Partial<CsvWindow> = {}) {
  const rows: { number: number; values: string[] }[] = []
  const total = { bytes: 0, records: 0, lines: 0 }
  let columns: number | null = null
  for (let end = size; ; end += size) {
    const isLast = end >= file.length
    const bytes = file.subarray(total.bytes, end)
    const place = { line: total.lines + 1, columns, isFirst: total.bytes === 0, isLast }
    const parsed: ParsedWindow = parseWindow(windowOf(bytes, { ...more, ...place }))
    if (!('rows' in parsed)) throw new Error(JSON.stringify(parsed))
    rows.push(...parsed.rows.map(({ position, values }) => ({ number: total.records + position + 1, values })))
    columns = parsed.columns
    total.bytes += parsed.consumedBytes
    total.records += parsed.recordCount
    total.lines += parsed.consumedLines
    if (isLast) return rows
  }
}

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '漢', '"', ',', '\n', '\r\n', ' ', '\u{1f600}'),
  maxLength: 6,
})
/** A row of another length than the headings may be one that a quote has swallowed others into. */
const table = fc
  .integer({ min: 2, max: 4 })
  .chain(columns => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }))
const written = (rows: string[][], lineBreak: string) =>
  rows.map(values => values.map(value => `"${value.replaceAll('"', '""')}"`).join(',') + lineBreak).join('')
const isBlank = (values: string[]) => values.every(value => value.trim() === '')

describe('a file that is read in windows', () => {
  it('has the same rows wherever the windows end', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (rows, lineBreak, size, isMarked) => {
          const file = Buffer.from((isMarked ? '\ufeff' : '') + written(rows, lineBreak))
          const numbered = rows.map((values, index) => ({ number: index + 1, values }))
          expect(readInPieces(file, size)).toEqual(numbered.filter(({ values }) => !isBlank(values)))
        },
      ),
    )
  })

  it('has the same rows in Windows-1252', () => {
    const file = Buffer.from('Café;5\r\nZoë;6\r\n', 'latin1')
    for (let size = 1; size < file.length + 2; size += 1) {
      const rows = readInPieces(file, size, { encoding: 'windows-1252', delimiter: ';' })
      expect(rows.map(({ values }) => values)).toEqual([
        ['Café', '5'],
        ['Zoë', '6'],
      ])
    }
  })

  it('is told from one in UTF-8', () => {
    expect(parseWindow(windowOf(Buffer.from('Café,5\n', 'latin1')))).toEqual({ isUtf8: false })
    const cutCharacter = Buffer.from('a,b\nZoë').subarray(0, -1)
    expect(parseWindow(windowOf(cutCharacter, { isLast: false }))).toMatchObject({ recordCount: 1 })
  })

  it('keeps the longest row that the limits allow', () => {
    const longest = ['"'.repeat(maxRowBytes - maxColumns), ...Array.from({ length: maxColumns - 1 }, () => 'x')]
    const file = Buffer.from(written([longest, longest, longest], '\r\n'))
    expect(readInPieces(file, 64 * 1024)).toHaveLength(3)
  })
})

describe('a window', () => {
  it.each([
    ['"never closed', 'Line 8, the headings: a quote (") is never closed.'],
    [`a,b\n${'"x,y\n'.repeat(101)}`, 'more than 100 quotes (") that are never closed, such as in line 109'],
    [`a,b\n"two\nlines",c\n"${'x'.repeat(maxRowBytes + 2)}"`, 'Line 11 '],
    [','.repeat(maxColumns), 'more than 100 columns'],
    ['\n'.repeat(10_001), 'more than 10,000 blank rows'],
  ])('is refused by a sentence that says where: %#', (text, sentence) => {
    expect(parseWindow(windowOf(Buffer.from(text), { line: 8 }))).toEqual({
      refusal: expect.stringContaining(sentence),
    })
  })

  it('without the end of any row is refused once no row within the limits is as long', () => {
    // Each cell is empty, and the window ends inside of one.
    const endless = (cells: number) => windowOf(Buffer.from(`${'"",'.repeat(cells)}"`), { isLast: false })
    expect(parseWindow(endless(20_000))).toMatchObject({ consumedBytes: 0 })
    expect(parseWindow(endless(22_000))).toEqual({ refusal: expect.stringContaining('Line 1 ') })
  })

  it('sends back as many rows as were asked for, and counts the others', () => {
    const parsed = parseWindow(windowOf(Buffer.from('a,b\n,\nc,d\ne,f\n'), { wantedRows: 2 }))
    expect(parsed).toMatchObject({
      rows: [
        { position: 0, values: ['a', 'b'] },
        { position: 2, values: ['c', 'd'] },
      ],
      recordCount: 4,
      blankCount: 1,
    })
  })

  it.each([
    ['until the end', 'Ann,a,"call first\nBo,b,\nCy,c,d', 2],
    ['until a quote inside of a later text', 'Ann,a,"call first\nBo,b,\nCy,c,"was ""Oak"" once"', 2],
    ['until a later quoted row', '"Ann","a","call first\n"Bo","b",""\n"Cy","c","d"', 2],
    ['until a later sign for inches', 'Ann,a,"call first\nBo,b,x\nPipe 5",c,d', 2],
    ['in two rows', 'Ann,a,"one\nBo,b,"two\nCy,c,d', 2],
  ])('has rows of their own below a quote that is not closed %s', (_, text, line) => {
    const parsed = parseWindow(windowOf(Buffer.from(`Name,Email,Note\n${text}\n`)))
    if (!('rows' in parsed)) throw new Error(JSON.stringify(parsed))
    expect(parsed.rows).toHaveLength(4)
    expect(parsed.rows.filter(({ isOpen }) => isOpen)[0]).toMatchObject({ line })
    expect(parsed.rows.at(-1)?.isOpen).toBe(false)
  })

  it.each([
    ['a text of several lines', 'Ann,a,"one\ntwo, three\nfour"'],
    ['lines that look like rows', 'Ann,a,"one\nx,y,z\nu,v,w"'],
    ['an address in the middle', 'Ann,"1 Main St\nOakland, CA",x'],
  ])('keeps %s whole', (_, row) => {
    const parsed = parseWindow(windowOf(Buffer.from(`Name,Email,Note\n${row}\nBo,b,c\n`)))
    expect(parsed).toMatchObject({ recordCount: 3, openCount: 0 })
  })
})
