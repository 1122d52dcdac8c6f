import { expect, it } from 'vitest'
import { createAgencyInput } from './agency.rules.ts'

const given = {
  name: ' Harbor  Point ',
  timeZone: 'America/Los_Angeles',
  user: { name: 'Maya Reyes', email: 'Maya@Harbor.example' },
}

it('an agency begins with 5 seats and a trial of 14 days unless something else is said', () => {
  expect(createAgencyInput.parse(given)).toMatchObject({ name: 'Harbor Point', seats: 5, trialDays: 14 })
  expect(createAgencyInput.parse({ ...given, seats: '500', trialDays: '1' })).toMatchObject({
    seats: 500,
    trialDays: 1,
  })
})

it.each([
  [{ name: '' }, 'Enter the name of the agency.'],
  [{ timeZone: undefined }, 'Enter a time zone by its IANA name, such as America/New_York.'],
  [{ timeZone: 'Mars/Olympus' }, 'Enter a time zone by its IANA name, such as America/New_York.'],
  [{ seats: '0' }, 'Give it 1 to 500 seats.'],
  [{ seats: '2.5' }, 'Give it 1 to 500 seats.'],
  [{ trialDays: '366' }, 'Let the trial last 1 to 365 days.'],
])('%j is refused with a sentence', (change, message) => {
  expect(createAgencyInput.safeParse({ ...given, ...change }).error?.issues.map(issue => issue.message)).toEqual([
    message,
  ])
})
