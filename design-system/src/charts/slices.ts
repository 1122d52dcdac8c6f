import { arc, pie } from 'd3-shape'
import { type ChartTone, type Figure, knownValue, toneAt } from './figure'

export interface Slice {
  label: string
  value: number
  /** Of the whole, 0 to 1. */
  share: number
  tone: ChartTone
}

/** More slices than that no one tells apart: the smallest become one. */
const most = 6

/**
 * The parts of a whole, largest first. What is not known, zero or negative is no part of it.
 *
 * @returns nothing when there is no whole
 */
export function slicesOf(figures: readonly Figure[]): Slice[] {
  const parts = figures
    .flatMap(({ label, value, tone }) => ((knownValue(value) ?? 0) > 0 ? [{ label, value: value ?? 0, tone }] : []))
    .sort((one, other) => other.value - one.value)
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const shown = parts.length > most ? parts.slice(0, most - 1) : parts
  const rest = parts.slice(shown.length)
  const other = { label: `Other (${rest.length})`, value: rest.reduce((sum, { value }) => sum + value, 0) }
  return [
    ...shown.map(({ label, value, tone }, at) => ({ label, value, share: value / whole, tone: tone ?? toneAt(at) })),
    ...(rest.length > 0 ? [{ ...other, share: other.value / whole, tone: 'neutral' as const }] : []),
  ]
}

/** The shapes of the slices, clockwise from the top, around the point 0, 0. */
export function arcsOf(slices: readonly Slice[], { inner, outer }: { inner: number; outer: number }): string[] {
  const angles = pie<Slice>()
    .sort(null)
    .value(({ value }) => value)([...slices])
  // A gap of the sheet's color keeps neighbors apart, whatever their colors are.
  const shape = arc<(typeof angles)[number]>()
    .innerRadius(inner)
    .outerRadius(outer)
    .padAngle(slices.length > 1 ? 2 / outer : 0)
  return angles.map(angle => shape(angle) ?? '')
}
