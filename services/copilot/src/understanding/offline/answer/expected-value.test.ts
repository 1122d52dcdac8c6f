import { describe, expect, it } from 'vitest'
import { expectedValue } from './expected-value.ts'

/** 2: it has what is asked for; 1: what may stand for it; 0: neither. */
const has = (question: string, text: string): number => {
  const expected = expectedValue(question)
  if (!expected) return -1
  return expected.value.test(text) ? 2 : expected.other?.test(text) ? 1 : 0
}

describe('a question for a day', () => {
  it.each([
    ['What day does the lease start?', 'The term begins on May 1, 2027.', 2],
    ['What day does the lease start?', 'The tenant gives notice of ten days.', 0],
    ['What day does the lease start?', 'A charge of 5% applies.', 0],
    ['which date was it signed', 'Signed 05/01/2027', 2],
    ['since when are we appointed', 'Appointed since 1 May 2027', 2],
    ['On what day is rent due?', 'Rent is due on the first day of each month.', 2],
    ['what day do they pick up the trash', 'Trash is picked up on Mondays.', 2],
    ['when does the lease end', 'The term is three years.', 2],
    ['when does the lease end', 'At least ten days before a policy ends.', 0],
    ['when does the work begin', 'Work begins within ten days.', 1],
    ['until when is the quote valid', 'This quote is valid for 30 days.', 1],
  ])('“%s”: “%s” %d', (question, text, expected) => expect(has(question, text)).toBe(expected))
})

it('a question for years takes no other number', () => {
  expect(has('how many years in business', 'Closed after 2 a.m.')).toBe(0)
  expect(has('how many years in business', 'At least three years.')).toBe(2)
  expect(has('number of years in business', 'Closed after 2 a.m.')).toBe(0)
})

it('states are names, and codes in a list', () => {
  expect(has('which states', 'Operations in Nevada')).toBe(2)
  expect(has('which states', 'States listed here: NV, UT')).toBe(2)
  expect(has('which states', 'OR better')).toBe(0)
})

it('turnaround is a time', () => {
  expect(has('turnaround on a certificate?', 'within one business day')).toBe(2)
  expect(has('time frame for claims', 'costs $250')).toBe(0)
})
