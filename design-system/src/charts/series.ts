import { formatDate } from '../formats/dates'
import { type ChartTone, knownValue } from './figure'

/** A number of one day. */
export interface Point {
  /** `YYYY-MM-DD`; the first of a month stands for the month when all of them do. */
  date: string
  /** null: not known. The line is broken there. */
  value: number | null
}

/** What became of one number over time. */
export interface Series {
  label: string
  points: readonly Point[]
  /** Where the color means something. By default the chart chooses. */
  tone?: ChartTone
}

/** Midnight in no time zone; NaN for what is no day. */
export const timeOf = (date: string): number => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN)

/** All days of all series, in order, each once. */
export const datesOf = (series: readonly Series[]): string[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ date }) => date)))]
    .filter(date => Number.isFinite(timeOf(date)))
    .sort()

/** What a series has for a day; null when that is not known. */
export const valueOn = ({ points }: Series, date: string): number | null =>
  knownValue(points.find(point => point.date === date)?.value ?? null)

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How the days of a chart are written in full: "March 2026", or "Mar 4, 2026" where not all of them are months. */
export function dateWriter(dates: readonly string[]): (date: string) => string {
  const areMonths = dates.length > 1 && dates.every(date => date.endsWith('-01'))
  return date => (areMonths ? months.format(timeOf(date)) : formatDate(date))
}
