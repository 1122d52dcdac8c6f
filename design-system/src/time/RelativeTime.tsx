import { useEffect, useReducer } from 'react'
import { formatDate, formatExactTime } from '../formats/dates'
import { formatRelative, relativeStaysFor } from '../formats/relative-time'
import { useTimeZone } from './time-zone'

export interface RelativeTimeProps {
  /** An ISO instant. */
  value: string
  /** Older than this many days, it is a date: 7 for the times of a sync (specification 3 §9). By default never. */
  dateAfterDays?: number
}

const dayMilliseconds = 86_400_000

/**
 * How long ago something happened: "3 minutes ago" (specification 2 §9). It stays true by itself, and its tooltip
 * says the instant in the agency's time zone.
 *
 * @example <RelativeTime value={comment.createdAt} />
 */
export function RelativeTime({ value, dateAfterDays = Number.POSITIVE_INFINITY }: RelativeTimeProps) {
  const timeZone = useTimeZone()
  const [shown, showAgain] = useReducer((times: number) => times + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits again after each time that it was drawn
  useEffect(() => {
    const timer = setTimeout(showAgain, relativeStaysFor(value))
    return () => clearTimeout(timer)
  }, [value, shown])
  const isOld = Date.now() - Date.parse(value) > dateAfterDays * dayMilliseconds
  return (
    <time dateTime={value} title={formatExactTime(value, timeZone)}>
      {isOld ? formatDate(value, timeZone) : formatRelative(value)}
    </time>
  )
}
