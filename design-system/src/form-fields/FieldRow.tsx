import { makeStyles, shorthands } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { Badge } from '../controls/Badge'
import { tokens } from '../theme/tokens'
import { type DraftedField, isFilled, undecided } from './field-draft'
import { fieldLabel, matchWords } from './field-labels'
import { rowId } from './field-places'

const useStyles = makeStyles({
  row: {
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ...shorthands.borderLeft('3px', 'solid', 'transparent'),
    '&[data-chosen=true]': { backgroundColor: tokens.rowSelected, borderLeftColor: tokens.brand },
    // There every transparent line is drawn.
    '@media (forced-colors: active)': {
      borderLeftColor: 'Canvas',
      '&[data-chosen=true]': { borderLeftColor: 'Highlight' },
    },
  },
  button: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    width: '100%',
    minHeight: '52px',
    alignContent: 'center',
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
  name: { fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
  filling: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
    overflowWrap: 'anywhere',
  },
  refused: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.red },
  open: { padding: '0 16px 14px 13px' },
})

interface FieldRowProps {
  drafted: DraftedField
  /** What fills it, in words. */
  words: string
  isChosen: boolean
  /** Whether Tab reaches it; keys lead to the others. */
  isStop: boolean
  error: string | undefined
  onChoose(name: string): void
  /** What can be said of the chosen one. */
  children: ReactNode
}

/** A field, what fills it, and why; the chosen one can be changed. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { drafted, words, isChosen, isStop, error, onChoose, children } = props
  const { field, filling, isChanged } = drafted
  const styles = useStyles()
  return (
    <li id={rowId(field.name)} data-chosen={isChosen} className={styles.row}>
      <button
        type="button"
        aria-expanded={isChosen}
        tabIndex={isStop ? 0 : -1}
        className={styles.button}
        onClick={() => onChoose(field.name)}
      >
        <span className={styles.name}>{fieldLabel(field)}</span>
        <span className={styles.filling}>
          {filling === undecided ? <Badge tone="amber">Not filled</Badge> : words}
          {isChanged && ' · not saved'}
          {!isChanged && isFilled(drafted) && field.matchedBy && ` · ${matchWords[field.matchedBy]}`}
        </span>
        {error && !isChosen && <span className={styles.refused}>{error}</span>}
      </button>
      {isChosen && <div className={styles.open}>{children}</div>}
    </li>
  )
})
