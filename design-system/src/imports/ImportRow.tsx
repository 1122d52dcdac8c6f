import { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../controls/Badge'
import { TextLink } from '../controls/TextLink'
import { tokens } from '../theme/tokens'
import { errorText, type ImportWords } from './import-labels'
import type { ImportOutcome, ImportRowError } from './import-record'

/** A row of the file, as an area shows it. */
export interface ImportedRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number
  outcome: ImportOutcome
  /** What it is called: the client's name. */
  name: string
  /** Where what it became is, as long as it is there. */
  href?: string | undefined
  /** Beside the name: its type. */
  badge?: ReactNode
  /** Under the name. What is empty is left out. */
  details: readonly (string | null | undefined)[]
  errors: readonly ImportRowError[]
  /** What is stored otherwise than the file has it. By default nothing. */
  notes?: readonly ImportRowError[]
  duplicate?: RowDuplicate | undefined
  /** Why it is still there, where its outcome is KEPT. */
  keptBecause: string | null
}

/** What a row seems to be already. */
export interface RowDuplicate {
  /** "Same email as" */
  sameAs: string
  /** What is there already, with its address: "an account that is here". */
  there: { text: string; href: string } | undefined
  /** Or the earlier row of the same file. */
  row: number | null
}

const outcomes: Record<ImportOutcome, [label: string, tone: BadgeTone]> = {
  READY: ['Ready', 'green'],
  INVALID: ['Errors', 'red'],
  DUPLICATE: ['Duplicate', 'amber'],
  CREATED: ['Created', 'green'],
  SKIPPED: ['Skipped', 'amber'],
  KEPT: ['Kept', 'amber'],
  REMOVED: ['Removed', 'neutral'],
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'start',
    padding: '10px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
  number: { color: tokens.textTertiary, fontVariantNumeric: 'tabular-nums' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  messages: { margin: '4px 0 0', padding: 0, listStyleType: 'none' },
  errors: { color: tokens.red },
  note: { marginTop: '4px' },
})

/** One row of the file: what it is, and what is to be said about it. */
export function ImportRow({ row, words }: { row: ImportedRow; words: Pick<ImportWords, 'fields'> }) {
  const styles = useStyles()
  const [label, tone] = outcomes[row.outcome]
  return (
    <li className={styles.root}>
      <span className={styles.number}>
        <span aria-hidden>{row.number}</span>
        <span className={styles.unseen}>Row {row.number}</span>
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          {row.href ? <TextLink href={row.href}>{row.name}</TextLink> : <span>{row.name}</span>}
          {row.badge}
        </div>
        <div className={styles.detail}>{row.details.filter(Boolean).join(' · ')}</div>
        <Messages className={styles.errors} messages={row.errors} words={words} />
        <Messages messages={row.notes ?? []} words={words} />
        {row.duplicate && (
          <div className={styles.note}>
            <Duplicate {...row.duplicate} />
          </div>
        )}
        {row.keptBecause && <div className={styles.note}>{row.keptBecause}</div>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}

interface MessagesProps {
  className?: string
  messages: readonly ImportRowError[]
  words: Pick<ImportWords, 'fields'>
}

function Messages({ className, messages, words }: MessagesProps) {
  const styles = useStyles()
  if (messages.length === 0) return null
  return (
    <ul className={mergeClasses(styles.messages, className)}>
      {messages.map(message => (
        <li key={`${message.field} ${message.message}`}>{errorText(words.fields, message)}</li>
      ))}
    </ul>
  )
}

const Duplicate = ({ sameAs, there, row }: RowDuplicate) => (
  <>
    {sameAs}{' '}
    {there ? (
      <TextLink href={there.href} inSentence>
        {there.text}
      </TextLink>
    ) : (
      `row ${row}`
    )}
  </>
)
