import { formatDateTime, formatExactTime } from '../formats/dates'
import { useTimeZone } from './time-zone'

/**
 * An instant in the agency's time zone: "Jan 12, 2027, 10:00 AM" (specification 2 §9), to the second in its tooltip.
 *
 * @example <DateTime value={request.createdAt} />
 */
export function DateTime({ value }: { /** An ISO instant. */ value: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={value} title={formatExactTime(value, timeZone)}>
      {formatDateTime(value, timeZone)}
    </time>
  )
}
