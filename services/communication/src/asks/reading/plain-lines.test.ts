import { expect, it } from 'vitest'
import { plainLines } from './plain-lines.ts'
import { clausesOf, sentencesOf } from './sentences-of.ts'

it('has single spaces for white space of any kind, and one empty line for several', () => {
  expect(plainLines('a \u2003\u00a0\t b\r\n\r\n\r\n\u2003\nc\u2028d')).toEqual(['a b', '', 'c', 'd'])
})

it('breaks what is longer than 4,000 characters between two words, and loses nothing of it', () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ')
  const lines = plainLines(words)
  expect(lines.join(' ')).toBe(words)
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(4_000)
  expect(plainLines('a'.repeat(9_000)).map(line => line.length)).toEqual([4_000, 4_000, 1_000])
})

it('ends after 5,000 lines', () => {
  expect(plainLines('a\n'.repeat(100_000))).toHaveLength(5_000)
})

it('a mail of blanks that no one knows has the sentence that people see', () => {
  expect(sentencesOf(`a${'\u2003'.repeat(100_000)}b`, 'email')).toEqual([{ text: 'a b', isSubject: false }])
})

it('lines that a program broke make one paragraph, up to a long one', () => {
  const line = 'and so it continues, which is what people write,'
  const sentences = sentencesOf(`${line}\n`.repeat(1_000), 'email')
  expect(sentences.length).toBeGreaterThan(1)
  expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(1_000)
})

it('joined asks are parts of a sentence', () => {
  const [sentence] = sentencesOf('Please cancel my auto policy;  also and please send me a new certificate', 'email')
  expect(sentence?.text).toBe('Please cancel my auto policy')
  expect(clausesOf('Please cancel my auto policy, and please send me a certificate')).toEqual([
    'Please cancel my auto policy',
    'please send me a certificate',
  ])
})
