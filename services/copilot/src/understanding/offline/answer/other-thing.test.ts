import { expect, it } from 'vitest'
import { isOtherThing, isPolicyPeriod } from './other-thing.ts'

it.each([
  ['The term is effective May 1, 2027 and expires May 1, 2028.', true],
  ['This indication is valid for 30 days.', false],
  ['The offer lapses on May 1, 2027.', false],
  ['Terms are held until May 1, 2027.', false],
  ['The quote expires in two weeks.', false],
])('how long an offer holds, “%s” says nothing of: %s', (text, isPeriod) =>
  expect(isPolicyPeriod(text, 'until when is the quote valid?')).toBe(isPeriod),
)

it('a policy period answers every other question', () => {
  expect(isPolicyPeriod('The term expires May 1, 2028.', 'when does the policy expire')).toBe(false)
})

it('another premium is not the one that is asked for', () => {
  expect(isOtherThing('Deposit premium: $900', 'what is the premium')).toBe(true)
  expect(isOtherThing('Deposit premium: $900', 'what is the deposit premium')).toBe(false)
})
