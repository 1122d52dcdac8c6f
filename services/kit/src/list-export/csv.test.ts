import { describe, expect, it } from 'vitest'
import { csvLine, restored } from './csv.ts'

describe('a line of a file', () => {
  it('quotes what a reader would take apart', () => {
    expect(csvLine(['Hale, "Maggie"\nMargaret', ' left', 'plain'])).toBe(
      '"Hale, ""Maggie""\nMargaret"," left",plain\r\n',
    )
  })

  it('keeps numbers numbers, and what is missing empty', () => {
    expect(csvLine([-12.5, null, undefined, ''])).toBe('-12.5,,,\r\n')
  })

  it.each([
    ['=HYPERLINK("http://evil.example")'],
    ['+1+1'],
    ['-2+3'],
    ['@SUM(A1)'],
    ['\t=1'],
    ['\r=1'],
    ['=1\n+2'],
    ['＝1'],
    ["'=1"],
  ])('has no formula in it: %j', text => {
    expect(csvLine([text])).toMatch(/^"?'/)
    expect(csvLine([text])).toContain(text.replaceAll('"', '""'))
  })

  it.each([
    '@Home Repairs LLC',
    '+442079460018',
    "'@Home",
    "''@Home",
    '-',
    "'Tis The Season LLC",
    "'",
    "''",
    'O’Neil',
    '',
  ])('is read again as it was: %j', text => {
    const [written = ''] = csvLine([text]).split('\r\n')
    expect(restored(written)).toBe(text)
  })
})
