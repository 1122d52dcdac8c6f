import { expect, it } from 'vitest'
import { quarantineProblems, readQuarantine } from './quarantine.ts'

const today = new Date('2026-11-26T12:00:00Z')
const entry = (title: string, date = '2026-11-20') => ({ title, reason: 'its cause is looked for', date })

it('is a list of at most five tests, each with a reason and a date', () => {
  expect(readQuarantine().length).toBeLessThanOrEqual(5)
  const six = Array.from({ length: 6 }, (_, index) => entry(`a list scrolls ${index}`))
  expect(quarantineProblems(six.slice(1), today)).toEqual([])
  expect(quarantineProblems(six, today)).toEqual(['6 tests are in quarantine; at most 5 may be.'])
})

it('keeps no test longer than 14 days', () => {
  expect(quarantineProblems([entry('a list scrolls', '2026-11-13')], today)).toEqual([])
  expect(quarantineProblems([entry('a list scrolls', '2026-11-11')], today)).toEqual([
    '"a list scrolls" has been in quarantine for more than 14 days.',
  ])
})

it.each(['a person signs in with the code', 'Query.account', 'the page keeps to its Content-Security-Policy'])(
  'keeps out what protects data: %s',
  title => {
    const named = title.startsWith('Query') ? `tenancy: ${title}` : title
    expect(quarantineProblems([entry(named)], today)).toEqual([
      `"${named}" protects people's data and can't be in quarantine.`,
    ])
  },
)
