import { describe, expect, it } from 'vitest'
import { foldedEmailAddress, optionalText, requiredText } from './fields.ts'
import { tidyLine, tidyLines } from './plain-text.ts'

describe('one line of text', () => {
  it.each([
    ['a right-to-left override', 'Maya\u202Eseyer', 'Mayaseyer'],
    ['isolates and embeddings', '\u2066Ma\u2069ya\u202A\u202B\u202C\u202D', 'Maya'],
    ['direction marks', '\u200EMaya\u200F\u061C', 'Maya'],
    ['zero-width characters in Latin words', 'Ma\u200By\u200Ca\u200D R\u2060e\uFEFF\u00ADyes', 'Maya Reyes'],
    ['control characters', 'Maya\u0000\u001B\tReyes\n', 'Maya Reyes'],
    ['line separators', 'Maya\u2028Reyes\u2029', 'Maya Reyes'],
    ['fillers that look like nothing', '\u3164\u115F\uFFA0\u2063', ''],
    ['tags that hide text', 'Maya\u{E0041}\u{E0042}', 'Maya'],
    ['half of a character', 'Maya\uD83D', 'Maya'],
  ])('loses %s', (_what, given, kept) => {
    expect(tidyLine(given)).toBe(kept)
  })

  it.each([
    'Siobhán O’Connell',
    'مریم می\u200Cخواهم',
    'דוד בן־גוריון',
    'क्\u200Dष श्री',
    '👩\u200D👩\u200D👧 Agency',
    '👩🏽\u200D💻',
    '❤\uFE0F Insurance',
    '🏳\uFE0F\u200D🌈',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '1\uFE0F\u20E3 Stop',
    '王小明',
    '𠮷野家',
  ])('stays %s', text => {
    expect(tidyLine(text)).toBe(text.normalize('NFC'))
  })
})

it('several lines keep their breaks and runs of spaces', () => {
  expect(tidyLines('  One\u202E \r\n\ttwo  2\u2028three\u0000four\u200B\n\n')).toBe('One\n two  2\nthree four')
})

it('fields take text without what no one sees, and are empty without the rest', () => {
  const name = requiredText('Enter a name.')
  expect(name.parse('\u202EMaya')).toBe('Maya')
  expect(name.safeParse('\u200B\u202E').error?.issues[0]?.message).toBe('Enter a name.')
  expect(optionalText().parse('\u2063')).toBeUndefined()
  expect(foldedEmailAddress.parse('Maya\u200B@Harbor.example')).toBe('maya@harbor.example')
})
