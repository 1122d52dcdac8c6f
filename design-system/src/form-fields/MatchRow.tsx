import { makeStyles } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { Badge } from '../controls/Badge'
import { FieldRow } from '../form/FieldRow'
import { tokens } from '../theme/tokens'
import { type DraftedField, isFilled, undecided } from './field-draft'
import { fieldLabel, matchWords } from './field-labels'
import { rowId } from './field-places'

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightMedium },
  filling: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
  },
  refused: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.red },
})

interface MatchRowProps {
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
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { drafted, words, isChosen, isStop, error, onChoose, children } = props
  const { field, filling, isChanged } = drafted
  const styles = useStyles()
  return (
    <FieldRow
      id={rowId(field.name)}
      isChosen={isChosen}
      isStop={isStop}
      onChoose={() => onChoose(field.name)}
      lines={
        <>
          <span className={styles.name}>{fieldLabel(field)}</span>
          <span className={styles.filling}>
            {filling === undecided ? <Badge tone="amber">Not filled</Badge> : words}
            {isChanged && ' · not saved'}
            {!isChanged && isFilled(drafted) && field.matchedBy && ` · ${matchWords[field.matchedBy]}`}
          </span>
          {error && !isChosen && <span className={styles.refused}>{error}</span>}
        </>
      }
    >
      {children}
    </FieldRow>
  )
})
