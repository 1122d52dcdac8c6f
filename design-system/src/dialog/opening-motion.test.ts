import { afterEach, describe, expect, it, vi } from 'vitest'
import { openingMotion } from './opening-motion'

const counted = (counts: Record<string, number> | undefined) =>
  vi.stubGlobal('performance', { ...performance, eventCounts: counts && new Map(Object.entries(counts)) })
afterEach(() => vi.unstubAllGlobals())

describe('a dialog', () => {
  it('is there at once on a page that no one has touched yet', () => {
    counted({ pointerdown: 0, keydown: 0, pointermove: 12 })
    expect(openingMotion()).toEqual({ surfaceMotion: null })
  })

  it('comes with motion where someone opened it', () => {
    counted({ pointerdown: 1, keydown: 0 })
    expect(openingMotion()).toEqual({})
    counted({ pointerdown: 0, keydown: 3 })
    expect(openingMotion()).toEqual({})
  })

  it('comes with motion in a browser that does not count', () => {
    counted(undefined)
    expect(openingMotion()).toEqual({})
  })
})
