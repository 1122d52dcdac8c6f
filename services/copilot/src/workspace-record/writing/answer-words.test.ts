import { expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'

const passage = (page: number) => ({ name: 'Lease.pdf', page, text: 'Rent is due.' })

it.each([
  [{ passages: [passage(3), passage(3), passage(4)], searched: [] }, 'Found in Lease.pdf, page 3; Lease.pdf, page 4'],
  [{ passages: [], searched: [] }, 'Found nothing'],
  [{ records: [{ title: 'Umbrella CU-1' }], total: 7, isComplete: true }, 'Found Umbrella CU-1; and 6 more'],
  [{ results: [{ title: 'A guide', host: 'example.com' }] }, 'Found A guide (example.com)'],
  [{ name: 'Lease.pdf', pageCount: 9, pages: [passage(2)], next: null }, 'Read Lease.pdf, page 2'],
  [{ text: 'Done.', citations: [] }, null],
])('%j is “%s” in a line', (answer, words) => expect(answerWords(JSON.stringify(answer))).toBe(words))

it('a call that failed has answered nothing', () => expect(answerWords(null)).toBeNull())
