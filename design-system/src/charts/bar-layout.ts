import { type Figure, knownValue } from './figure'

/** In percent of the room for bars. */
export interface Bar {
  left: number
  width: number
}

/**
 * Where each bar lies: all begin at zero, so that their lengths can be compared. Negative ones lead to the left of it.
 *
 * @returns a bar for each figure; null where there is no number
 */
export function layOutBars(figures: readonly Figure[]): (Bar | null)[] {
  const known = figures.map(({ value }) => knownValue(value))
  const lowest = Math.min(0, ...known.filter(value => value !== null))
  const range = Math.max(0, ...known.filter(value => value !== null)) - lowest
  return known.map(value => {
    if (value === null) return null
    if (range === 0) return { left: 0, width: 0 }
    return { left: ((Math.min(value, 0) - lowest) / range) * 100, width: (Math.abs(value) / range) * 100 }
  })
}
