import { expect, it } from 'vitest'
import { badgeText, bellName } from './unread-words'

it.each([
  [undefined, 'Notifications'],
  [0, 'Notifications'],
  [1, 'Notifications, 1 unread'],
  [99, 'Notifications, 99 unread'],
  [100, 'Notifications, 99+ unread'],
])('with %s unread the bell is called %j', (count, name) => {
  expect(bellName(count)).toBe(name)
})

it('the badge has two digits at most', () => {
  expect([badgeText(9), badgeText(99), badgeText(100)]).toEqual(['9', '99', '99+'])
})
