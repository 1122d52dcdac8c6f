import { expect, it } from 'vitest'
import { byNumber, tailOf } from './numbered'

const known = (...numbers: number[]) => byNumber(numbers.map(number => ({ number })))
const numbersOf = (tail: { parts: readonly { number: number }[] }) => tail.parts.map(({ number }) => number)

it('shows what is known up to the end', () => {
  const tail = tailOf(known(21, 22, 23), 23)
  expect(numbersOf(tail)).toEqual([21, 22, 23])
  expect(tail).toMatchObject({ before: 21, hasGap: false })
})

it('shows nothing from behind a gap before the gap is filled', () => {
  const tail = tailOf(known(1, 2, 9, 10), 10)
  expect(numbersOf(tail)).toEqual([9, 10])
  expect(tail).toMatchObject({ before: 9, hasGap: true })
  expect(tailOf(known(1, 2, 3), 5)).toMatchObject({ parts: [], before: 6, hasGap: true })
})

it('is complete when the first one is there, and when there is none', () => {
  expect(tailOf(known(1, 2), 2)).toMatchObject({ before: 1, hasGap: false })
  expect(tailOf(known(), 0)).toMatchObject({ parts: [], before: 1, hasGap: false })
})

it('takes what comes later for what holds', () => {
  const both = byNumber([{ number: 1, state: 'old' }], [{ number: 1, state: 'new' }])
  expect(both.get(1)).toEqual({ number: 1, state: 'new' })
})
