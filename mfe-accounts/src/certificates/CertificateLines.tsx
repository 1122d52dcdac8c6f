import { formatDate, formatLimit, makeStyles, RecordTable, tokens } from '@coverdesk/design-system'
import type { CertificateProfileFragment } from '../generated/documents'
import { policyName } from './policy-labels'

type Line = CertificateProfileFragment['lines'][number] & { id: string }

const notKnown = 'N/A'
const day = (value: string | null) => (value ? formatDate(value) : notKnown)

/** The policies as they were when it was issued. */
export function CertificateLines({ lines }: Pick<CertificateProfileFragment, 'lines'>) {
  return (
    <RecordTable
      label="Certified coverage"
      columns={columns}
      rows={lines.map(line => ({ ...line, id: line.policyId }))}
    />
  )
}

const columns = [
  { header: 'Policy', cell: (line: Line) => <Policy line={line} /> },
  { header: 'In force', cell: (line: Line) => <Days line={line} /> },
  { header: 'Limits', cell: (line: Line) => <Limits line={line} /> },
]

const useStyles = makeStyles({
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textSecondary },
  day: { whiteSpace: 'nowrap' },
  limits: { margin: 0, padding: 0, listStyleType: 'none', fontVariantNumeric: 'tabular-nums' },
})

function Policy({ line }: { line: Line }) {
  const styles = useStyles()
  const insurer = [line.insurerLetter, line.insurerName].filter(Boolean).join(' · ')
  return (
    <>
      <div>{policyName(line)}</div>
      {insurer && <div className={styles.detail}>{insurer}</div>}
      {line.additionalInsured && <div className={styles.detail}>Holder is an additional insured</div>}
      {line.waiverOfSubrogation && <div className={styles.detail}>Waiver of subrogation</div>}
      {line.primaryNonContributory && <div className={styles.detail}>Primary and noncontributory</div>}
    </>
  )
}

function Days({ line: { inforceAt, expiresAt } }: { line: Line }) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.day}>{day(inforceAt)} to</span> <span className={styles.day}>{day(expiresAt)}</span>
    </>
  )
}

function Limits({ line: { limits } }: { line: Line }) {
  const styles = useStyles()
  if (limits.length === 0) return notKnown
  return (
    <ul className={styles.limits}>
      {limits.map(({ label, amount }) => (
        <li key={`${label} ${amount}`}>{`${label} ${formatLimit(amount)}`}</li>
      ))}
    </ul>
  )
}
