import { beforeAll, describe, expect, it } from 'vitest'
import { layOut, lineShare, type Shape } from './lay-out.ts'
import { type Measure, measure } from './measure.ts'

let font: Measure
beforeAll(async () => {
  font = await measure()
})
const line: Shape = { maxLength: null, isMultiline: false, isComb: false, fontSize: 9 }
const lines: Shape = { ...line, isMultiline: true }

describe('a text in its field', () => {
  it('is as large as the form says, where it fits', () => {
    expect(layOut('GL-1042', line, { width: 100, height: 14 }, font)).toEqual({
      lines: ['GL-1042'],
      size: 9,
      isCut: false,
    })
    expect(layOut('GL-1042', { ...line, fontSize: 0 }, { width: 100, height: 8 }, font).size).toBeCloseTo(8 / 1.2)
  })

  it('is smaller where it does not, and wrapped where there is room for lines', () => {
    const text = 'Consolidated Intercoastal Warehousing and Storage'
    const small = layOut(text, line, { width: 160, height: 11 }, font)
    expect(small).toMatchObject({ lines: [text], isCut: false })
    expect(small.size).toBeLessThan(9)
    expect(layOut(text, line, { width: 90, height: 18 }, font)).toMatchObject({ size: 5, isCut: false })
    expect(layOut(text, line, { width: 90, height: 18 }, font).lines).toHaveLength(2)
    expect(layOut('One\nTwo', line, { width: 90, height: 11 }, font).lines).toEqual(['One, Two'])
  })

  it('is cut and says so where even that does not help', () => {
    const cut = layOut('Consolidated Intercoastal Warehousing', line, { width: 40, height: 9 }, font)
    expect(cut.isCut).toBe(true)
    expect(cut.lines).toEqual([expect.stringMatching(/…$/)])
    expect(layOut('92101-1234', { ...line, maxLength: 5 }, { width: 90, height: 14 }, font)).toMatchObject({
      ...{ lines: ['92101'], isCut: true },
    })
  })

  it('is never larger than its field, whatever is in it', () => {
    const texts = [
      'X',
      'GL-1042',
      'Łukasz Nguyễn\n契約',
      'a'.repeat(300),
      'Dock repair at the pier. '.repeat(20),
      '\n\n\n',
    ]
    for (const text of texts) {
      for (const width of [10, 60, 300]) {
        for (const height of [5, 14, 40, 120]) {
          for (const shape of [line, lines, { ...lines, fontSize: 0 }, { ...line, fontSize: 52 }]) {
            const { lines: laid, size } = layOut(text, shape, { width, height }, font)
            const told = `${text.slice(0, 20)} in ${width} × ${height}`
            // Three points are for one letter in a field that has no room for one.
            for (const one of laid)
              expect(font.widthOfTextAtSize(one, size), told).toBeLessThanOrEqual(Math.max(width - 3.99, size * 1.1))
            expect(laid.length === 1 ? size * 1.2 : laid.length * size * lineShare, told).toBeLessThanOrEqual(
              height + 0.01,
            )
          }
        }
      }
    }
  })
})
