import { describe, expect, it } from 'vitest'
import { neighborOf, type PdfMark } from './mark'

const mark = (id: string): PdfMark => ({ id, page: 1, x: 0, y: 0, width: 0.1, height: 0.1, label: id, look: 'open' })
const marks = ['a', 'b', 'c'].map(mark)

describe('from a mark', () => {
  it('the arrow keys lead to the next and to the one before', () => {
    expect(neighborOf(marks, 'b', 'ArrowDown')?.id).toBe('c')
    expect(neighborOf(marks, 'b', 'ArrowRight')?.id).toBe('c')
    expect(neighborOf(marks, 'b', 'ArrowUp')?.id).toBe('a')
    expect(neighborOf(marks, 'b', 'ArrowLeft')?.id).toBe('a')
  })

  it('nothing leads beyond the ends', () => {
    expect(neighborOf(marks, 'c', 'ArrowDown')).toBeUndefined()
    expect(neighborOf(marks, 'a', 'ArrowUp')).toBeUndefined()
  })

  it('other keys lead nowhere', () => {
    expect(neighborOf(marks, 'b', 'Enter')).toBeUndefined()
  })
})
