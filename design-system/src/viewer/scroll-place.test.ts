import { describe, expect, it } from 'vitest'
import { heightShift, isInSight, scrollPlace } from './scroll-place'

const paper = { top: 1000, left: 12, width: 600, height: 800 }
const view = { scrollTop: 0, scrollLeft: 0, width: 624, height: 600 }
const line = { x: 0.1, y: 0.5, width: 0.4, height: 0.02 }

describe('a place that is gone to', () => {
  it('comes into the upper third of the view', () => {
    expect(scrollPlace(paper, line, view)).toEqual({ top: 1400 - 200, left: 0 })
  })

  it('leaves the view alone when it is in sight', () => {
    const there = { ...view, scrollTop: 1100 }
    expect(scrollPlace(paper, line, there)).toEqual({ top: 1100, left: 0 })
    expect(isInSight(paper, line, there)).toBe(true)
    expect(isInSight(paper, line, view)).toBe(false)
  })

  it('moves away from the edge of the view when that cuts it', () => {
    expect(scrollPlace(paper, line, { ...view, scrollTop: 1390 }).top).toBe(1200)
    expect(scrollPlace(paper, line, { ...view, scrollTop: 1400 + 16 - 600 }).top).toBe(1200)
  })

  it('is in sight as long as anything of it is, however large it is', () => {
    const wide = { ...line, width: 2 }
    expect(isInSight(paper, wide, { ...view, scrollTop: 1390 })).toBe(true)
    expect(isInSight(paper, line, { ...view, scrollTop: 1417 })).toBe(false)
    expect(isInSight(paper, line, { ...view, scrollTop: 1100, scrollLeft: 320 })).toBe(false)
  })

  it('begins at the top when it is higher than there is room for', () => {
    expect(scrollPlace(paper, { ...line, y: 0.1, height: 0.8 }, view).top).toBe(1080 - 24)
  })

  it('has all of its page in sight, when there is room for it beside wider ones', () => {
    expect(scrollPlace({ ...paper, left: 300 }, line, view).left).toBe(300 - 12)
  })

  it('is scrolled to from the side when the page is wider than the view', () => {
    const wide = { ...paper, width: 2400, height: 3200 }
    const place = { x: 0.6, y: 0.5, width: 0.1, height: 0.02 }
    expect(scrollPlace(wide, place, view).left).toBe(12 + 1440 - 24)
  })
})

describe('a page of another height than its place', () => {
  it('above the view moves nothing that is in sight', () => {
    expect(heightShift(-900, 800, 500)).toBe(-300)
  })

  it('at the top of the view keeps the same part of it there', () => {
    expect(heightShift(-400, 800, 1200)).toBe(200)
  })

  it('in the view or below grows downward', () => {
    expect(heightShift(0, 800, 1200)).toBe(0)
    expect(heightShift(300, 800, 1200)).toBe(0)
  })
})
