import { describe, expect, it } from 'vitest'
import { allRows, countSelected, headingState, isSelected, noRows, rangeOf, select } from './selection'

const keys = ['a', 'b', 'c', 'd']

describe('a selection', () => {
  it('of some rows knows them and counts them', () => {
    const some = select(select(noRows, ['a', 'c'], true), ['a'], false)
    expect(keys.filter(key => isSelected(some, key))).toEqual(['c'])
    expect(countSelected(some, 100)).toBe(1)
  })

  it('of all rows leaves out what is given up, also among rows that have not arrived', () => {
    const all = select(allRows, ['b', 'z'], false)
    expect(keys.filter(key => isSelected(all, key))).toEqual(['a', 'c', 'd'])
    expect(countSelected(all, 100)).toBe(98)
    expect(countSelected(select(all, ['b'], true), 100)).toBe(99)
  })

  it('shows in the heading whether none, some or all of the arrived rows are chosen', () => {
    expect(headingState(noRows, keys)).toBe('none')
    expect(headingState(select(noRows, ['b'], true), keys)).toBe('some')
    expect(headingState(select(noRows, keys, true), keys)).toBe('all')
    expect(headingState(allRows, keys)).toBe('all')
    expect(headingState(select(noRows, ['z'], true), keys), 'one that is further down').toBe('some')
  })

  it('reaches from one row to another in either direction', () => {
    expect(rangeOf(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(rangeOf(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(rangeOf(keys, 'gone', 'b'), 'the first one is no longer there').toEqual(['b'])
  })
})
