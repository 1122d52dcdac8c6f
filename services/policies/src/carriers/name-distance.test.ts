import { describe, expect, it } from 'vitest'
import { nameDistance } from './name-distance.ts'

describe('two names', () => {
  it.each([
    ['pacifc mariner', 'pacific mariner', 1],
    ['pacific marienr', 'pacific mariner', 1],
    ['pasific maryner', 'pacific mariner', 2],
    ['chubb', 'chub', 1],
    ['pacific mariner insurance', 'pacific mariner', 10],
    ['hartford', 'the hartford', 10],
    ['pacifc mariner', 'pacific mariner insurance', 11],
    ['same', 'same', 0],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(nameDistance(one, other)).toBe(distance)
    expect(nameDistance(other, one)).toBe(distance)
  })

  it.each([
    ['pacific mariner', 'atlantic mariner'],
    ['aig', 'ace'],
    ['tideline mutual', 'harbor mutual'],
    ['inc', 'harbor inc'],
  ])('%s and %s are different', (one, other) => {
    expect(nameDistance(one, other)).toBeUndefined()
  })
})
