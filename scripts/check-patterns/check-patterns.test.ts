import { expect, it } from 'vitest'
import { complexityOf } from './complexity.ts'
import { patternsIn } from './patterns-in.ts'

it.each([
  [String.raw`\s*;\s+(?=\p{L})`, 'u'],
  [String.raw`\S+@\S+\.\w+`, 'g'],
  [String.raw`^name:\s*(?:[\w-]+;)?\s*(.+)$`, 'im'],
  [String.raw`\s+$`, ''],
])('/%s/%s is slow', (source, flags) => expect(complexityOf(source, flags)).toContain('quadratic'))

it('tells an exponential pattern, and leaves linear ones alone', () => {
  expect(complexityOf('^(a+)+$', '')).toContain('exponential')
  expect(complexityOf(String.raw` ?; (?=\p{L})`, 'u')).toBeNull()
  expect(complexityOf(String.raw`\s+`, 'g')).toBeNull()
})

it('finds literals and what is put together from constants, with the reason above them', () => {
  const content = [
    'const word = String.raw`\\w+`',
    "const both = new RegExp(word + ' ' + ['a', 'b'].join('|'), 'i')",
    '// linear: one line of at most 300 characters',
    'const short = [/a/, /b/g]',
    'export const of = (name: string) => new RegExp(name)',
  ].join('\n')
  expect(patternsIn('x.ts', content)).toEqual([
    { line: 2, source: String.raw`\w+ a|b`, flags: 'i', reason: null },
    { line: 4, source: 'a', flags: '', reason: 'one line of at most 300 characters' },
    { line: 4, source: 'b', flags: 'g', reason: 'one line of at most 300 characters' },
    { line: 5, source: null, flags: '', reason: null },
  ])
})
