import { expect, it } from 'vitest'
import { viewPath } from '../paths'
import { readAddress } from './view-address'

const searchOf = (path: string) => new URL(path, 'http://localhost').search

it('an address says what a link asked for', () => {
  const place = { page: 3, passageId: '66.0.9', question: 'Roofs & piers?' }
  expect(readAddress(searchOf(viewPath('1', place)))).toEqual(place)
})

it.each(['', '?page=0', '?page=-2', '?page=1.5', '?page=x&passage=&q=+'])(
  'without sense it is the first page: "%s"',
  search => {
    expect(readAddress(search)).toEqual({ page: 1, passageId: undefined, question: undefined })
  },
)
