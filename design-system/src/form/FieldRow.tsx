import { makeStyles, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  row: {
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ...shorthands.borderLeft('3px', 'solid', 'transparent'),
    '&[data-chosen=true]': { backgroundColor: tokens.rowSelected, borderLeftColor: tokens.brand },
    // Forced colors draw transparent lines, too.
    '@media (forced-colors: active)': {
      borderLeftColor: 'Canvas',
      '&[data-chosen=true]': { borderLeftColor: 'Highlight' },
    },
  },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    width: '100%',
    minHeight: '52px',
    padding: '7px 16px 7px 13px',
    backgroundColor: 'transparent',
    ...shorthands.borderStyle('none'),
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  lines: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  open: { padding: '0 16px 14px 13px' },
})

/** A field in a list of fields: what its button says, and what opens below it. */
export interface FieldRowProps {
  /** Of the row, to scroll to it. */
  id: string
  isChosen: boolean
  /** Whether Tab reaches it. By default it does; where keys lead to the others, only one does. */
  isStop?: boolean
  onChoose(): void
  /** The lines of the button, each an element. */
  lines: ReactNode
  /** At the end of the button, such as a badge. By default nothing. */
  end?: ReactNode
  /** Shown below the button while the row is chosen. */
  children: ReactNode
}

/**
 * A row of a form’s fields that opens when it is chosen: to match the field, or to review its value. Belongs into a list.
 *
 * @example <FieldRow id="insured" isChosen={isChosen} onChoose={choose} lines={<span>Insured</span>}>…</FieldRow>
 */
export function FieldRow({ id, isChosen, isStop = true, onChoose, lines, end, children }: FieldRowProps) {
  const styles = useStyles()
  return (
    <li id={id} data-chosen={isChosen} className={styles.row}>
      <button
        type="button"
        aria-expanded={isChosen}
        tabIndex={isStop ? 0 : -1}
        className={styles.button}
        onClick={onChoose}
      >
        <span className={styles.lines}>{lines}</span>
        {end}
      </button>
      {isChosen && <div className={styles.open}>{children}</div>}
    </li>
  )
}
