import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { isSameDay, isSameMonth } from 'date-fns'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { todayIn } from '../formats/shown-time-zone'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'
import { dayAfterKey, weeksOf } from './calendar-weeks'
import { dateOf } from './date-text'

export interface CalendarDaysProps {
  labelledBy: string
  /** The day that can have the focus; its month is shown. */
  current: Date
  chosen: Date | undefined
  /** `YYYY-MM-DD`. */
  earliest: string
  latest: string
  onMove(day: Date): void
  onChoose(date: string): void
}

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const useStyles = makeStyles({
  grid: { borderCollapse: 'collapse', '& td, & th': { width: '36px', padding: 0, textAlign: 'center' } },
  weekday: {
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '28px',
    color: tokens.textTertiary,
  },
  day: {
    width: '100%',
    height: '32px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.text,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': { color: tokens.textDisabled, cursor: 'not-allowed', backgroundColor: 'transparent' },
    [media.touch]: { height: '36px' },
    [media.forcedColors]: { border: '1px solid ButtonFace' },
  },
  outside: { color: tokens.textTertiary },
  today: { fontWeight: tokens.fontWeightBold, color: tokens.brandText, border: `1px solid ${tokens.controlLine}` },
  chosen: {
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    ':hover': { backgroundColor: tokens.brandHover },
    [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})

/** The days of a month, as a grid that arrow keys move in. */
export function CalendarDays(props: CalendarDaysProps) {
  const { labelledBy, current, chosen, earliest, latest, onMove, onChoose } = props
  const styles = useStyles()
  const grid = useRef<HTMLTableElement>(null)
  // From the start: whoever opens a calendar is about to choose a day.
  const focusNext = useRef(true)
  useEffect(() => {
    if (focusNext.current) grid.current?.querySelector<HTMLElement>(`[data-date="${dateOf(current)}"]`)?.focus()
    focusNext.current = false
  }, [current])

  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    focusNext.current = true
    onMove(next)
  }
  const button = (day: Date) => {
    const date = dateOf(day)
    const isChosen = chosen !== undefined && isSameDay(day, chosen)
    const isToday = date === todayIn()
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={dayName.format(day)}
        aria-current={isToday ? 'date' : undefined}
        data-date={date}
        tabIndex={isSameDay(day, current) ? 0 : -1}
        disabled={date < earliest || date > latest}
        className={mergeClasses(
          styles.day,
          !isSameMonth(day, current) && styles.outside,
          isToday && styles.today,
          isChosen && styles.chosen,
        )}
        onClick={() => onChoose(date)}
      >
        {day.getDate()}
      </button>
    )
  }
  return (
    <table ref={grid} aria-labelledby={labelledBy} className={styles.grid} onKeyDown={press}>
      <thead>
        <tr>
          {weekdays.map(name => (
            <th key={name} scope="col" aria-label={name} className={styles.weekday}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current).map(week => (
          <tr key={week.map(dateOf).join()}>
            {week.map(day => (
              <td key={dateOf(day)}>{button(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
