import { makeStyles } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { addMonths } from 'date-fns'
import { useId, useState } from 'react'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { useFocusReturn } from '../focus/use-focus-return'
import { todayIn } from '../formats/shown-time-zone'
import { tokens } from '../theme/tokens'
import { CalendarDays } from './CalendarDays'
import { dayOf } from './date-text'

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`, or the empty text. */
  value: string
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  earliest?: string | undefined
  latest?: string | undefined
  onChoose(date: string): void
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

const useStyles = makeStyles({
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: '4px' },
  month: { fontWeight: tokens.fontWeightSemibold },
  footer: { display: 'flex', justifyContent: 'flex-end', marginTop: '4px' },
})

/** One month of days. Arrow keys move by days and weeks, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, earliest = '', latest = '9999', onChoose }: CalendarProps) {
  const styles = useStyles()
  const titleId = useId()
  useFocusReturn()
  const chosen = dayOf(value)
  const today = todayIn()
  const [current, setCurrent] = useState(() => chosen ?? dayOf(today) ?? new Date())
  return (
    <div>
      <div className={styles.header}>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft20Regular />}
          onClick={() => setCurrent(addMonths(current, -1))}
        />
        <div id={titleId} aria-live="polite" className={styles.month}>
          {monthName.format(current)}
        </div>
        <IconButton
          label="Next month"
          icon={<ChevronRight20Regular />}
          onClick={() => setCurrent(addMonths(current, 1))}
        />
      </div>
      <CalendarDays labelledBy={titleId} {...{ current, chosen, earliest, latest, onChoose }} onMove={setCurrent} />
      {today >= earliest && today <= latest && (
        <div className={styles.footer}>
          <Button small appearance="subtle" onClick={() => onChoose(today)}>
            Today
          </Button>
        </div>
      )}
    </div>
  )
}
