import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const sentences = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

it('a sentence continues over the end of a line', () => {
  const text =
    'The Contractor pays within ten business days after it has been paid by the Owner, less retainage of five\npercent. Nothing else is due.'
  expect(sentences(text)).toEqual([text.slice(0, text.indexOf(' Nothing')), 'Nothing else is due.'])
})

it('an amount that wraps stays with its sentence', () => {
  const text = 'Umbrella liability insurance with limits of not less than\n$1,000,000 each occurrence.'
  expect(sentences(text)).toEqual([text])
})

it('rows, labels, list items and numbered clauses stay apart', () => {
  const lines = [
    'Deductible\t$500',
    'Policy number: GL-1',
    'Policy period: 03/01/2026 to 03/01/2027',
    '8.1 Insurers shall be rated A- VII or better by the usual rating agencies of the trade',
    '8.2 Certificates are delivered before the work',
    '• five years of currently valued loss runs for all of the lines that are quoted here',
    '• signed application',
  ]
  expect(sentences(lines.join('\n'))).toEqual(lines)
})
