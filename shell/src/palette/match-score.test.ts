import { describe, expect, it } from 'vitest'
import { matchScore } from './match-score'

describe('what was typed', () => {
  it('matches the beginnings of words, in any order', () => {
    expect(matchScore('cr acc', 'Create account')).toBeGreaterThan(0)
    expect(matchScore('acc cr', 'Create account')).toBeGreaterThan(0)
    expect(matchScore('create policy', 'Create account')).toBe(0)
  })

  it('matches initials', () => {
    expect(matchScore('ca', 'Create account')).toBeGreaterThan(0)
    expect(matchScore('cx', 'Create account')).toBe(0)
  })

  it('matches without case and accents', () => {
    expect(matchScore('ANGS', 'Ångström Instruments')).toBeGreaterThan(0)
    expect(matchScore('séamus', 'Seamus')).toBeGreaterThan(0)
  })

  it('puts the beginning of a title before another word of it, that before a further word, that before the middle', () => {
    const scores = [
      matchScore('acc', 'Accounts'),
      matchScore('acc', 'Create account'),
      matchScore('acc', 'Policies', 'accounts'),
      matchScore('cou', 'Accounts'),
    ]
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(new Set(scores).size).toBe(scores.length)
  })

  it('matches everything as long as there is nothing of it', () => {
    expect(matchScore('  ', 'Accounts')).toBeGreaterThan(0)
  })

  it.each(['-', '%', ' ?! '])('matches nothing by %j, which is nothing to search for', typed => {
    expect(matchScore(typed, 'Accounts - %', '?!')).toBe(0)
  })
})
