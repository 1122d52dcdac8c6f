import { Input, makeStyles, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { usePopupPlace } from '../overlay/popup-place'
import { tokens } from '../theme/tokens'
import { Calendar } from './Calendar'
import { dateDraft } from './date-text'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { useDraft } from './use-draft'
import type { FieldProps } from './use-field'

export interface DateFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The first and the last day that the calendar offers, `YYYY-MM-DD`; what is typed, the server judges. */
  earliest?: string
  latest?: string
}

const useStyles = makeStyles({
  surface: { padding: '12px' },
  opener: {
    display: 'inline-flex',
    padding: '4px',
    margin: '0 -6px 0 0',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: tokens.textSecondary,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetPressed, color: tokens.text },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/**
 * A policy date: a day in no time zone. The form's value is `YYYY-MM-DD`, the empty text for none. It is typed as people
 * here write dates (1/31/27, Jan 31 2027, 2027-01-31, today), or chosen from a calendar, which the down arrow opens. A
 * text that is no date is named as such and keeps the form from being sent.
 *
 * @example <DateField form={form} name="policy.expiresAt" label="Expiration date" />
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { form, name, label, optional, hint, earliest, latest } = props
  const styles = useStyles()
  const { ref, value, text, type, leave, choose, error } = useDraft(form, name, dateDraft)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  return (
    <Popover
      open={open}
      onOpenChange={(_, next) => setOpen(next.open)}
      trapFocus
      // The chosen day has the focus, not the first button.
      unstable_disableAutoFocus
      positioning={{ position: 'below', align: 'end', target: box.current }}
      mountNode={usePopupPlace()}
    >
      <FieldFrame {...{ name, label, optional, hint, error }}>
        <Input
          root={{ ref: box }}
          ref={ref}
          name={name}
          autoComplete="off"
          placeholder="MM/DD/YYYY"
          className={useInputClass()}
          value={text}
          onChange={(_, typed) => type(typed.value)}
          onBlur={leave}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
          contentAfter={
            <PopoverTrigger disableButtonEnhancement>
              <button type="button" aria-label={`Choose ${label}`} className={styles.opener}>
                <CalendarLtr20Regular />
              </button>
            </PopoverTrigger>
          }
        />
      </FieldFrame>
      <PopoverSurface aria-label={`Choose ${label}`} className={styles.surface}>
        <Calendar
          value={typeof value === 'string' ? value : ''}
          earliest={earliest}
          latest={latest}
          onChoose={date => {
            choose(date)
            setOpen(false)
          }}
        />
      </PopoverSurface>
    </Popover>
  )
}
