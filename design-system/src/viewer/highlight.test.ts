import { describe, expect, it } from 'vitest'
import { type Highlight, inReadingOrder, stepAround } from './highlight'

const at = (id: string, page: number, y: number, x = 0): Highlight => ({
  id,
  page,
  boxes: [{ x, y, width: 0.1, height: 0.02 }],
})

describe('the way from highlight to highlight', () => {
  it('goes by page, then down the page, then to the right', () => {
    const ordered = inReadingOrder([at('d', 2, 0.1), at('c', 1, 0.5, 0.6), at('b', 1, 0.5, 0.1), at('a', 1, 0.2)])
    expect(ordered.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('has those without a place at the top of their page', () => {
    const ordered = inReadingOrder([at('a', 2, 0.1), { id: 'none', page: 2, boxes: [] }, at('b', 1, 0.9)])
    expect(ordered.map(({ id }) => id)).toEqual(['b', 'none', 'a'])
  })

  it('goes around the ends', () => {
    expect(stepAround(6, 7, 1)).toBe(0)
    expect(stepAround(0, 7, -1)).toBe(6)
    expect(stepAround(2, 7, 1)).toBe(3)
  })

  it('begins at the first or the last one', () => {
    expect(stepAround(-1, 7, 1)).toBe(0)
    expect(stepAround(-1, 7, -1)).toBe(6)
  })
})
