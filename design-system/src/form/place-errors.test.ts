import { expect, it } from 'vitest'
import { placeErrors } from './place-errors'

const fields = ['name', 'locations.0.address.line1', 'locations.0.address.city', 'locations.1.address.line1', 'tags']
const error = (path: string) => ({ path, message: path })

it.each([
  ['a field', 'name', 'name'],
  ['a field of a row', 'locations.1.address.line1', 'locations.1.address.line1'],
  ['a row', 'locations.1', 'locations.1.address.line1'],
  ['a part of a row', 'locations.0.address', 'locations.0.address.line1'],
  ['the rows', 'locations', 'locations.0.address.line1'],
  ['one of the values of a field', 'tags.2', 'tags'],
])('shows a message about %s', (_, path, field) => {
  const { moved, unplaced, places } = placeErrors([error(path)], fields)
  expect(unplaced).toEqual([])
  expect(places).toEqual([field])
  expect(moved).toEqual(path === field ? [] : [{ path: field, message: path }])
})

it.each(['locations.2', 'location', 'tag', 'name2', ''])('has no field for "%s"', path => {
  expect(placeErrors([error(path)], fields)).toEqual({ moved: [], unplaced: [error(path)], places: [] })
})

it('names the fields in the order of the form, each once', () => {
  const { places } = placeErrors(['tags.1', 'tags.0', 'locations', 'name'].map(error), fields)
  expect(places).toEqual(['name', 'locations.0.address.line1', 'tags'])
})
