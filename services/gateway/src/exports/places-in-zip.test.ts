import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesInZip } from './places-in-zip.ts'

const placeOf = (...path: string[]) => placesInZip([path])[0]

it('a file lies where people look for it', () => {
  expect(
    placesInZip([
      ['certificates', 'Certificate COI-000012.pdf'],
      ['policies', 'GL-123 2027-01-31', 'Binder.pdf'],
    ]),
  ).toEqual(['certificates/Certificate COI-000012.pdf', 'policies/GL-123 2027-01-31/Binder.pdf'])
})

it('files of one name are numbered, also where only their case differs, and none takes a place that is taken', () => {
  const paths = [
    ['a', 'Binder.pdf'],
    ['A', 'binder.PDF'],
    ['a', 'Binder (2).pdf'],
    ['account.json'],
    ['a'],
    ['b', 'a'],
    ['b', 'A'],
  ]
  expect(placesInZip(paths, ['account.json'])).toEqual([
    'a/Binder.pdf',
    'A/binder (2).PDF',
    'a/Binder (2) (2).pdf',
    'account (2).json',
    'a (2)',
    'b/a',
    'b/A (2)',
  ])
  expect(placesInZip([['account.json', 'x']], ['account.json'])).toEqual(['account.json_/x'])
})

describe('a name that some system can’t have', () => {
  it.each([
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['..', '_'],
    ['. .', '_'],
    ['', '_'],
    ['C:\\Windows\\x.dll', 'C__Windows_x.dll'],
    ['a<b>|"?*.pdf', 'a_b_____.pdf'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['com1 .txt', '_com1.txt'],
    ['Console.pdf', 'Console.pdf'],
    ['ends.pdf. .', 'ends.pdf'],
    ['.gitignore', '.gitignore'],
    ['invoice\u202efdp.exe', 'invoice_fdp.exe'],
    ['line\nbreak\u0000.pdf', 'line_break_.pdf'],
    ['Cafe\u0301.pdf', 'Caf\u00e9.pdf'],
  ])('%j becomes %j', (given, place) => {
    expect(placeOf(given)).toBe(place)
  })

  it('is cut before its extension, between signs', () => {
    expect(placeOf(`${'x'.repeat(200)}.pdf`)).toBe(`${'x'.repeat(96)}.pdf`)
    expect(placeOf(`${'😀'.repeat(99)}.pdf`)).toBe(`${'😀'.repeat(24)}.pdf`)
    expect(placesInZip(Array.from({ length: 2 }, () => [`${'x'.repeat(200)}.pdf`]))[1]).toBe(
      `${'x'.repeat(92)} (2).pdf`,
    )
    expect(placeOf('f'.repeat(200), 'x.pdf')).toBe(`${'f'.repeat(60)}/x.pdf`)
  })
})

it('whatever files are called, each has a safe place of its own', () => {
  const hostile = fc.constantFrom(
    '..',
    '.',
    '',
    'CON',
    'con.pdf',
    'a',
    'A',
    'a/b',
    'a.',
    'ﬁ',
    'fi',
    'account.json',
    'ß',
    'ss',
    'x'.repeat(150),
  )
  const name = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 12 }))
  const path = fc.array(name, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), paths => {
      const places = placesInZip(paths, ['account.json'])
      const keys = ['account.json', ...places].map(place => place.normalize('NFC').toLowerCase())
      expect(places).toHaveLength(paths.length)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) {
        expect(keys.some(other => other.startsWith(`${key}/`))).toBe(false)
        expect(key).not.toMatch(/(^|\/)(\.{0,2}|con(\.[^/]*)?)(\/|$)|[. ](\/|$)|[\\:*?"<>|\p{Cc}]/u)
        expect(key.split('/').every(part => Buffer.byteLength(part) <= 110)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
