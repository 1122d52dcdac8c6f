import { Badge, type BadgeTone, Button, formatNames, makeStyles, pluralize, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { AnswerOutcomeFragment } from '../generated/documents'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
  label: { justifySelf: 'start', maxWidth: '100%' },
  small: {
    margin: 0,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  list: { margin: 0, paddingLeft: '18px', overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

type Labeled = Exclude<AnswerOutcomeFragment['kind'], 'FOUND'>

/** An answer that was found needs no label. */
const labels: Record<Labeled, readonly [BadgeTone, string]> = {
  CLOSEST: ['blue', 'Closest passages'],
  NOT_IN_DOCUMENTS: ['amber', 'Not in these documents'],
  COULD_NOT_SEARCH: ['red', 'Couldn’t search'],
  NEEDS_YOU: ['violet', 'Needs you'],
}

interface AnswerOutcomeProps {
  /** Null: nothing was asked, or the answer is older than outcomes. */
  outcome: AnswerOutcomeFragment | null
  /** The answer. */
  children: ReactNode
  /** The answer says itself what was searched. */
  namesSearched?: boolean
  isBusy?: boolean
  /** Runs the question again. */
  onRetry?: (() => void) | undefined
  /** Says what a candidate says. Without it there are no buttons. */
  onSay?: ((message: string) => void) | undefined
}

/** An answer of Cara with how her search ended: alike wherever she answers. */
export function AnswerOutcome({
  outcome,
  children,
  namesSearched,
  isBusy = false,
  onRetry,
  onSay,
}: AnswerOutcomeProps) {
  const styles = useStyles()
  if (!outcome) return children
  const { kind, searched, failures, candidates } = outcome
  const label = kind === 'FOUND' ? null : labels[kind]
  return (
    <div className={styles.root}>
      {label && (
        <div className={styles.label}>
          <Badge tone={label[0]}>{label[1]}</Badge>
        </div>
      )}
      {children}
      {kind === 'NOT_IN_DOCUMENTS' && !namesSearched && searched.length > 0 && (
        <p className={styles.small}>
          {`Searched: ${formatNames(searched.map(({ name, pages }) => `${name} (${pluralize(pages, 'page')})`))}.`}
        </p>
      )}
      {failures.length > 0 && kind !== 'NEEDS_YOU' && <Failures failures={failures} />}
      {kind === 'COULD_NOT_SEARCH' && onRetry && (
        <div className={styles.buttons}>
          <Button small busy={isBusy} onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
      {kind === 'NEEDS_YOU' && onSay && candidates.length > 0 && (
        <div className={styles.buttons}>
          {candidates.map(({ label: name, message }) => (
            <Button key={message} small disabled={isBusy} onClick={() => onSay(message)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What wasn’t searched, also where the rest answered. */
function Failures({ failures }: Pick<AnswerOutcomeFragment, 'failures'>) {
  const styles = useStyles()
  if (failures.length === 1) return <p className={styles.small}>{failures[0]}</p>
  return (
    <ul aria-label="Not searched" className={`${styles.small} ${styles.list}`}>
      {failures.map(failure => (
        <li key={failure}>{failure}</li>
      ))}
    </ul>
  )
}
