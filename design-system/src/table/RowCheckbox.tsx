import { makeStyles } from '@fluentui/react-components'
import { type ChangeEvent, useCallback } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

interface RowCheckboxProps {
  state: 'none' | 'some' | 'all'
  label: string
  /** Id of what names the row; the label is in front of it. */
  labelledBy?: string
  /** Keyboards reach it only through the row's keys where there is one for each row. */
  onToggle(withShift: boolean): void
  id?: string
}

const useStyles = makeStyles({
  // The whole cell is the target: a click beside the box must not open the row.
  area: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    userSelect: 'none',
  },
  box: {
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    width: '16px',
    height: '16px',
    margin: '0 0 0 20px',
    flexShrink: 0,
    borderRadius: '4px',
    border: `1px solid ${tokens.controlLineHover}`,
    backgroundColor: tokens.sheet,
    cursor: 'inherit',
    ':hover': { border: `1px solid ${tokens.brand}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':checked': { backgroundColor: tokens.brand, border: `1px solid ${tokens.brand}` },
    ':indeterminate': { backgroundColor: tokens.brand, border: `1px solid ${tokens.brand}` },
    '::before': { content: '""', position: 'absolute', inset: '3px', backgroundColor: tokens.onBrand, opacity: 0 },
    ':checked::before': {
      opacity: 1,
      clipPath: 'polygon(14% 44%, 0 62%, 42% 96%, 100% 20%, 82% 4%, 38% 62%)',
    },
    ':indeterminate::before': { opacity: 1, clipPath: 'inset(38% 0)' },
    [media.phone]: { marginLeft: '16px', width: '20px', height: '20px' },
    [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } },
    [media.print]: { display: 'none' },
  },
})

/** Chooses a row, or all that have arrived. A click with Shift chooses everything since the last one. */
export function RowCheckbox({ state, label, labelledBy, onToggle, id }: RowCheckboxProps) {
  const styles = useStyles()
  const showState = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = state === 'some'
    },
    [state],
  )
  return (
    <label className={styles.area}>
      <input
        ref={showState}
        id={id}
        type="checkbox"
        aria-label={label}
        aria-labelledby={labelledBy && `${id} ${labelledBy}`}
        className={styles.box}
        checked={state === 'all'}
        onChange={({ nativeEvent }: ChangeEvent) => onToggle((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  )
}
