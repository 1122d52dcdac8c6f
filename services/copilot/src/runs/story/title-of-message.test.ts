import { expect, it } from 'vitest'
import { titleOfMessage } from './title-of-message.ts'

it.each([
  ['What is the deductible?', 'What is the deductible?'],
  ['Hi Cara! What is the deductible?', 'What is the deductible?'],
  ['hello', 'hello'],
  ['We open at 8:30 a.m. Pacific. Is that on the certificate?', 'We open at 8:30 a.m. Pacific.'],
  ['The client asks:\n\n> Is the awning insured? Thanks.', 'Is the awning insured?'],
  ['', null],
])('the title of %j says what it is about', (content, title) => expect(titleOfMessage(content)).toBe(title))

it('a long one is cut between words', () => {
  const title = titleOfMessage(`Please compare ${'the limits and deductibles '.repeat(5)}`)
  expect(title).toMatch(/^Please compare the limits and deductibles the limits and…$/)
})
