import { Badge, type BadgeTone, formatPhone, makeStyles, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import type { AccountImportOutcome, ImportedRowFragment } from '../generated/documents'
import { importFields } from './import-fields'

const outcomes: Record<AccountImportOutcome, [label: string, tone: BadgeTone]> = {
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
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  errors: { margin: '4px 0 0', padding: 0, listStyleType: 'none', color: tokens.red },
  duplicate: { marginTop: '4px' },
})

/** One row of the file: who it is, and what is to be said about it. */
export function ImportRow({ row }: { row: ImportedRowFragment }) {
  const styles = useStyles()
  const [label, tone] = outcomes[row.outcome]
  const details = [row.email, row.phone && formatPhone(row.phone), row.address].filter(Boolean).join(' · ')
  return (
    <li className={styles.root}>
      <span className={styles.number}>
        <span aria-hidden>{row.number}</span>
        <span style={unseen}>Row {row.number}</span>
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <RowName row={row} />
          {row.type && <AccountTypeBadge type={row.type} />}
        </div>
        <div className={styles.detail}>{details}</div>
        {row.errors.length > 0 && (
          <ul className={styles.errors}>
            {row.errors.map(({ field, message }) => (
              <li key={field ?? message}>
                {field && `${importFields[field]}: `}
                {message}
              </li>
            ))}
          </ul>
        )}
        <Duplicate row={row} />
        {row.keptBecause && <div className={styles.duplicate}>{row.keptBecause}</div>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

function RowName({ row: { name, accountId, outcome } }: { row: ImportedRowFragment }) {
  const shown = name ?? 'No name'
  const isThere = accountId && (outcome === 'CREATED' || outcome === 'KEPT')
  return isThere ? <TextLink href={`/app/accounts/${accountId}`}>{shown}</TextLink> : <span>{shown}</span>
}

const sameAs = { EMAIL: 'Same email as', NAME_AND_ZIP: 'Same name and ZIP code as' }

function Duplicate({ row: { duplicate } }: { row: ImportedRowFragment }) {
  const styles = useStyles()
  if (!duplicate) return null
  const { by, accountId, row } = duplicate
  return (
    <div className={styles.duplicate}>
      {sameAs[by]}{' '}
      {accountId ? <TextLink href={`/app/accounts/${accountId}`}>an account that is here</TextLink> : `row ${row}`}
    </div>
  )
}
