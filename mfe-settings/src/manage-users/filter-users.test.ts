import { expect, it } from 'vitest'
import { person } from '../testing/users.fixtures'
import { filterUsers } from './filter-users'

const people = [person('1', 'Maya Reyes'), person('2', 'Luis Ibáñez'), person('3', 'Siobhán O’Connell')]
const found = (typed: string) => filterUsers(people, typed).map(({ id }) => id)

it.each([
  ['', ['1', '2', '3']],
  ['ibanez', ['2']],
  ['MAYA', ['1']],
  ['reyes maya', ['1']],
  ['siobh', ['3']],
  ['maya.reyes@', ['1']],
  ['maya luis', []],
])('finds by %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids)
})
