import { addressLines, Checkbox, formatDate, makeStyles, pluralize, shorthands, tokens } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { FindingList } from '../certificates/FindingList'
import type { SupersededFragment } from '../generated/documents'
import { DifferenceList } from './DifferenceList'
import type { Difference } from './superseded-groups'

const useStyles = makeStyles({
  root: {
    padding: '4px 0',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    ':first-child': { borderTopStyle: 'none' },
  },
  // Under the words of the checkbox.
  more: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', padding: '0 0 8px 24px' },
  former: { color: tokens.textSecondary, overflowWrap: 'anywhere' },
  summary: {
    width: 'fit-content',
    color: tokens.amber,
    fontWeight: tokens.fontWeightMedium,
    cursor: 'pointer',
    borderRadius: '4px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})

interface SupersededHolderProps {
  superseded: SupersededFragment
  /** What changes for this one alone. */
  special: readonly Difference[]
  chosen: boolean
  onChoose(chosen: boolean): void
  /** Whether issues with it is in view from the beginning. */
  open: boolean
}

/** Someone whose certificate has been superseded: chosen or not, and issues with a new one. */
export function SupersededHolder({ superseded, special, chosen, onChoose, open }: SupersededHolderProps) {
  const styles = useStyles()
  const { timeZone } = useSession().agency
  const { certificate, holder, findings } = superseded
  const { certificateNumber, createdAt } = certificate
  const former = formerly(superseded)
  const { line1, city, zone } = holder.address
  return (
    <li className={styles.root}>
      <Checkbox
        label={holder.name}
        description={`${line1}, ${city}, ${zone} · ${certificateNumber} of ${formatDate(createdAt, timeZone)}`}
        checked={chosen}
        onChange={onChoose}
      />
      {(former || special.length > 0 || findings.length > 0) && (
        <div className={styles.more}>
          {former && <div className={styles.former}>{`The old certificate is for ${former}.`}</div>}
          {special.length > 0 && <DifferenceList label={`Changes for ${holder.name}`} differences={special} />}
          {findings.length > 0 && (
            <details open={open}>
              <summary className={styles.summary}>{pluralize(findings.length, 'issue')}</summary>
              <FindingList findings={findings} />
            </details>
          )}
        </div>
      )}
    </li>
  )
}

/** The holder on the old certificate, if the holder book has different details now. */
function formerly({ certificate, holder }: SupersededFragment): string | undefined {
  const [before, now] = [certificate.holder, holder].map(({ name, address }) =>
    [name, ...addressLines(address)].join(', '),
  )
  return before === now ? undefined : before
}
