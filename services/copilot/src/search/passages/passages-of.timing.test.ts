import { describe, expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.ts'
import { passagesOf } from './passages-of.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, place) => `${word}${place}`).join(' ')

describe('passages', () => {
  it('of a hundred thousand words are made in no time', () => {
    const begun = performance.now()
    passagesOf([pageOf(1, words(100_000))])
    expect(performance.now() - begun).toBeLessThan(1_500)
  })
})
