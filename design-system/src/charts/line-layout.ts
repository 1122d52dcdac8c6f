import { scaleLinear, scaleUtc } from 'd3-scale'
import { line } from 'd3-shape'
import { knownValue } from './figure'
import { datesOf, type Series, timeOf, valueOn } from './series'

export const height = 240
const margin = { top: 12, right: 16, bottom: 28 }

export interface Tick {
  /** Pixels from the left, or from the top. */
  at: number
  label: string
}

export interface LineLayout {
  /** The room for lines, in pixels. */
  left: number
  right: number
  bottom: number
  dates: { date: string; x: number }[]
  xTicks: Tick[]
  yTicks: Tick[]
  /** For each series its line, as SVG has it, and the places of its numbers. */
  lines: { path: string; points: { date: string; x: number; y: number }[] }[]
  y(value: number): number
}

/**
 * Where everything lies in a chart of this width. The lowest number of the axis is zero or less, so that heights can be compared.
 *
 * @returns undefined when there is no number at all
 */
export function layOutLines(
  series: readonly Series[],
  width: number,
  format: (value: number) => string,
): LineLayout | undefined {
  const dates = datesOf(series)
  const values = dates.flatMap(date => series.flatMap(entry => valueOn(entry, date) ?? []))
  if (dates.length === 0 || values.length === 0) return undefined

  const bottom = height - margin.bottom
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const y = scaleLinear([lowest, highest === lowest ? lowest + 1 : highest], [bottom, margin.top]).nice(4)
  const yTicks = y.ticks(4).map(value => ({ at: y(value), label: format(value) }))

  const left = Math.max(...yTicks.map(({ label }) => label.length)) * 7 + 8
  const right = Math.max(width - margin.right, left + 1)
  const times = dates.map(timeOf)
  const x = scaleUtc([times[0] ?? 0, times.at(-1) ?? 0], [left, right])
  const wanted = Math.max(Math.floor((right - left) / 80), 1)
  const ticks = dates.length <= wanted ? times.map(time => new Date(time)) : x.ticks(wanted)
  const write = tickWriter(ticks)

  return {
    left,
    right,
    bottom,
    dates: dates.map((date, at) => ({ date, x: x(times[at] ?? 0) })),
    xTicks: ticks.map(time => ({ at: x(time), label: write(time) })),
    yTicks,
    lines: series.map(({ points }) => {
      const inOrder = points
        .filter(({ date }) => Number.isFinite(timeOf(date)))
        .toSorted((one, other) => timeOf(one.date) - timeOf(other.date))
        .map(({ date, value }) => ({ date, x: x(timeOf(date)), known: knownValue(value) }))
      const path = line<(typeof inOrder)[number]>()
        .defined(({ known }) => known !== null)
        .x(point => point.x)
        .y(({ known }) => y(known ?? 0))(inOrder)
      return {
        path: path ?? '',
        points: inOrder.flatMap(({ date, x, known }) => (known === null ? [] : [{ date, x, y: y(known) }])),
      }
    }),
    y: value => y(value),
  }
}

const inYears = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' })
const inMonths = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const inDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** As short as it can be: years, months (with the year where it changes), or days. */
function tickWriter(ticks: readonly Date[]): (time: Date) => string {
  const areMonths = ticks.every(time => time.getUTCDate() === 1)
  if (!areMonths) return time => inDays.format(time)
  if (ticks.length > 1 && ticks.every(time => time.getUTCMonth() === 0)) return time => inYears.format(time)
  return time => {
    const namesYear = time.getUTCMonth() === 0 || ticks.length === 1
    return namesYear ? `${inMonths.format(time)} ${inYears.format(time)}` : inMonths.format(time)
  }
}
