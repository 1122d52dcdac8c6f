import { describe, expect, it } from 'vitest'
import { layOutBars } from './bar-layout'
import { layOutLines } from './line-layout'
import { datesOf, dateWriter, valueOn } from './series'
import { arcsOf, slicesOf } from './slices'

const figures = (...values: (number | null)[]) => values.map((value, at) => ({ label: `Line ${at}`, value }))

describe('bars', () => {
  it('begin at zero, and the longest fills the room', () => {
    expect(layOutBars(figures(50, 100, 0))).toEqual([
      { left: 0, width: 50 },
      { left: 0, width: 100 },
      { left: 0, width: 0 },
    ])
  })

  it('lead to the left of zero where less than nothing is there', () => {
    expect(layOutBars(figures(75, -25))).toEqual([
      { left: 25, width: 75 },
      { left: 0, width: 25 },
    ])
  })

  it('are not there where nothing is known', () => {
    expect(layOutBars(figures(null, Number.NaN, Number.POSITIVE_INFINITY, 2))).toEqual([
      null,
      null,
      null,
      { left: 0, width: 100 },
    ])
  })
})

describe('slices', () => {
  it('are the parts of the whole, largest first', () => {
    const slices = slicesOf(figures(10, 30))
    expect(slices.map(({ label, share }) => [label, share])).toEqual([
      ['Line 1', 0.75],
      ['Line 0', 0.25],
    ])
  })

  it('are six at most: the smallest become one, and nothing of them is lost', () => {
    const slices = slicesOf(figures(8, 7, 6, 5, 4, 3, 2, 1))
    expect(slices).toHaveLength(6)
    expect(slices.at(-1)).toMatchObject({ label: 'Other (3)', value: 6, tone: 'neutral' })
    expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('keep six parts as they are', () => {
    expect(slicesOf(figures(1, 1, 1, 1, 1, 1)).map(({ label }) => label)).not.toContain('Other (1)')
  })

  it('are none where there is no whole', () => {
    expect(slicesOf(figures(0, null, -4, Number.NaN))).toEqual([])
  })

  it('have a shape each, one alone a whole ring', () => {
    expect(arcsOf(slicesOf(figures(1, 2)), { inner: 5, outer: 10 })).toHaveLength(2)
    expect(arcsOf(slicesOf(figures(3)), { inner: 5, outer: 10 })[0]).toMatch(/^M/)
  })
})

describe('lines', () => {
  const series = (points: Record<string, number | null>) => [
    { label: 'Written', points: Object.entries(points).map(([date, value]) => ({ date, value })) },
  ]
  const layOut = (points: Record<string, number | null>, width = 600) => layOutLines(series(points), width, String)

  it('go from left to right in the order of the days, whatever that of the array is', () => {
    const layout = layOut({ '2026-03-01': 3, '2026-01-01': 1, '2026-02-01': 2 })
    expect(layout?.lines[0]?.points.map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
    const places = layout?.lines[0]?.points.map(({ x }) => x) ?? []
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places.at(-1)).toBe(layout?.right)
  })

  it('are broken where nothing is known', () => {
    const path = layOut({ '2026-01-01': 1, '2026-02-01': 2, '2026-03-01': null, '2026-04-01': 2, '2026-05-01': 2 })
      ?.lines[0]?.path
    expect(path?.match(/M/g)).toHaveLength(2)
  })

  it('stand on zero, below which they go only with numbers that do', () => {
    expect(layOut({ '2026-01-01': 40, '2026-02-01': 90 })?.yTicks[0]?.label).toBe('0')
    expect(layOut({ '2026-01-01': -40, '2026-02-01': 90 })?.yTicks.map(({ label }) => label)).toContain('-50')
    expect(layOut({ '2026-01-01': 0 })?.lines[0]?.points[0]?.y).toBe(212)
  })

  it('are none without a number or a day', () => {
    expect(layOut({})).toBeUndefined()
    expect(layOut({ '2026-01-01': null })).toBeUndefined()
    expect(layOut({ '2026-01-01': null, yesterday: 3 })).toBeUndefined()
    expect(layOut({ 'last year': 3, '2026-13-45': 4 })).toBeUndefined()
  })

  it('have no more days named than there is room for', () => {
    const months = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`2026-${String(at + 1).padStart(2, '0')}-01`, at]),
    )
    expect(layOut(months, 1200)?.xTicks.map(({ label }) => label)).toEqual([
      'Jan 2026',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ])
    expect(layOut(months, 300)?.xTicks.length).toBeLessThan(5)
    expect(layOut({ '2020-01-01': 1, '2029-01-01': 3 }, 900)?.xTicks.map(({ label }) => label)).toContain('2029')
  })
})

describe('the days of a chart', () => {
  it('are written as months when all of them are the first of one', () => {
    expect(dateWriter(['2026-03-01', '2026-04-01'])('2026-03-01')).toBe('March 2026')
    expect(dateWriter(['2026-03-01', '2026-03-02'])('2026-03-01')).toBe('Mar 1, 2026')
  })

  it('are those of all lines, each once', () => {
    const one = { label: 'One', points: [{ date: '2026-02-01', value: 1 }] }
    const other = {
      label: 'Other',
      points: [
        { date: '2026-01-01', value: 2 },
        { date: '2026-02-01', value: null },
      ],
    }
    expect(datesOf([one, other])).toEqual(['2026-01-01', '2026-02-01'])
    expect(valueOn(one, '2026-01-01')).toBeNull()
  })
})
