import { expect, it } from 'vitest'
import { notification } from '../testing/notifications.fixtures'
import { groupsOf } from './notification-groups'

const at = (createdAt: string) => notification({ id: createdAt, createdAt })
/** Half past midnight in New York. */
const now = new Date('2026-11-24T05:30:00Z')

it('notifications stand under the days of the agency’s calendar, whatever that of the reader', () => {
  const instants = [
    '2026-11-24T05:10:00Z',
    '2026-11-24T04:50:00Z',
    '2026-11-23T05:00:00Z',
    '2026-11-23T04:59:00Z',
    '2026-09-01T12:00:00Z',
  ]
  const groups = groupsOf(instants.map(at), 'America/New_York', now)
  expect(groups.map(({ period, notifications }) => [period, notifications.map(({ id }) => id)])).toEqual([
    ['Today', [instants[0]]],
    ['Yesterday', [instants[1], instants[2]]],
    ['Earlier', [instants[3], instants[4]]],
  ])
})

it('a period without notifications has no heading, and the future is today', () => {
  const groups = groupsOf([at('2026-11-25T12:00:00Z')], 'America/New_York', now)
  expect(groups.map(({ period }) => period)).toEqual(['Today'])
})
