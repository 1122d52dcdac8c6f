import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxColumns, maxRowBytes } from './csv-limits.ts'
import { type CsvWindow, parseWindow } from './parse-window.ts'

const windowOf = (bytes: Uint8Array, more: Partial<CsvWindow> = {}): CsvWindow => ({
  bytes,
  encoding: 'utf-8',
  delimiter: ',',
  line: 1,
  isFirst: true,
  isLast: true,
  wantedRows: Number.POSITIVE_INFINITY,
  ...more,
})

/** Reads a file in pieces, each window beginning where the last one ended. */
function readInPieces(file: Buffer, size: number, more: Partial<CsvWindow> = {}) {
  const rows: { number: number; values: string[] }[] = []
  const total = { bytes: 0, records: 0, lines: 0 }
  for (let end = size; ; end += size) {
    const isLast = end >= file.length
    const bytes = file.subarray(total.bytes, end)
    const place = { line: total.lines + 1, isFirst: total.bytes === 0, isLast }
    const parsed = parseWindow(windowOf(bytes, { ...more, ...place }))
    if (!('rows' in parsed)) throw new Error(JSON.stringify(parsed))
    rows.push(...parsed.rows.map(({ position, values }) => ({ number: total.records + position + 1, values })))
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
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 })
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
    ['"never closed', 'Line 8 '],
    [`a,b\n"never closed\n`, 'Line 9 '],
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
})
