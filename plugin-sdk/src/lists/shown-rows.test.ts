import { describe, expect, it } from 'vitest'
import { neighborInList, rememberShownRows } from './shown-rows'

describe('the neighbor of a record', () => {
  it('is the row before or after it in the list that was shown last', () => {
    rememberShownRows('clients', ['a', 'b', 'c'])
    rememberShownRows('policies', ['b', 'x'])
    rememberShownRows('clients', ['c', 'b', 'a'])
    expect(neighborInList('clients', 'b', 'next')).toBe('a')
    expect(neighborInList('clients', 'b', 'previous')).toBe('c')
  })

  it('is missing at an end, for another record, and without a list', () => {
    rememberShownRows('clients', ['a', 'b'])
    expect(neighborInList('clients', 'a', 'previous')).toBeUndefined()
    expect(neighborInList('clients', 'b', 'next')).toBeUndefined()
    expect(neighborInList('clients', 'z', 'next')).toBeUndefined()
    expect(neighborInList('holders', 'a', 'next')).toBeUndefined()
  })
})
