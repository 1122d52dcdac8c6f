import { Badge, Banner, Button, makeStyles, RecordTable, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import { runMutation } from '@coverdesk/plugin-sdk'
import {
  ResolveSyncDuplicateDocument,
  type ResolveSyncDuplicateInput,
  type SyncDuplicateDetailFragment,
} from '../../generated/documents'
import { recordNames } from '../run/run-words'
import { useDecision } from './use-decision'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    padding: '16px 0',
    ':not(:first-child)': { ...shorthands.borderTop('1px', 'solid', tokens.innerLine) },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.textSecondary },
  candidate: { display: 'grid', gap: '8px', justifyItems: 'start' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface DuplicateItemProps {
  duplicate: SyncDuplicateDetailFragment
  /** "NowCerts Momentum" */
  system: string
}

/** A record of the other system beside those of Coverdesk that it may be, and the choice between them. */
export function DuplicateItem({ duplicate, system }: DuplicateItemProps) {
  const styles = useStyles()
  const { id, version, state, recordType, name, candidates, choice, recordId } = duplicate
  const { decide, busy, message } = useDecision()
  const choose = (input: ResolveSyncDuplicateInput) =>
    void decide(() => runMutation(ResolveSyncDuplicateDocument, { id, version, input }))
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.quiet}>{recordNames[recordType][0]}</span>
        {state === 'DECIDED' && choice && <Badge tone="green">{choiceWords[choice]}</Badge>}
      </div>
      {candidates.map(candidate => (
        <div key={candidate.recordId} className={styles.candidate}>
          <div>
            May be{' '}
            <TextLink href={candidate.path} inSentence>
              {candidate.name}
            </TextLink>
            : {candidate.reasons.join(', ')}
          </div>
          <RecordTable
            label={`${name} and ${candidate.name}`}
            columns={[
              { header: 'Field', cell: row => row.label },
              { header: system, cell: row => row.there ?? '–' },
              { header: 'Coverdesk', cell: row => row.here ?? '–' },
            ]}
            rows={candidate.fields.map(field => ({ id: field.field, ...field }))}
          />
          <Button
            small
            busy={busy}
            disabled={choice === 'LINK' && recordId === candidate.recordId}
            onClick={() => choose({ choice: 'LINK', recordId: candidate.recordId })}
          >
            It’s the same
          </Button>
        </div>
      ))}
      {message && <Banner tone="error">{message}</Banner>}
      <div className={styles.actions}>
        <Button small busy={busy} disabled={choice === 'CREATE'} onClick={() => choose({ choice: 'CREATE' })}>
          Add as new
        </Button>
        <Button small busy={busy} disabled={choice === 'LEAVE_OUT'} onClick={() => choose({ choice: 'LEAVE_OUT' })}>
          Leave out
        </Button>
      </div>
    </li>
  )
}

const choiceWords = { CREATE: 'Will be added', LEAVE_OUT: 'Stays out', LINK: 'Will be linked' }
