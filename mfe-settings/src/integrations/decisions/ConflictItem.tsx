import { Badge, Banner, Button, makeStyles, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import { RadioField, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation } from '@coverdesk/plugin-sdk'
import {
  ResolveSyncConflictDocument,
  type SyncConflictDetailFragment,
  type SyncFieldDecision,
  type SyncSide,
} from '../../generated/documents'
import { recordNames } from '../run/run-words'
import { useDecision } from './use-decision'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    justifyItems: 'start',
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
  form: { display: 'grid', gap: '12px', justifyItems: 'start' },
  quiet: { color: tokens.textSecondary },
})

interface ConflictItemProps {
  conflict: SyncConflictDetailFragment
  /** "NowCerts Momentum" */
  system: string
}

/** One record: for each field both values, of which a person chooses one. */
export function ConflictItem({ conflict, system }: ConflictItemProps) {
  const styles = useStyles()
  const { id, version, state, recordType, name, path, fields } = conflict
  const { decide, busy, message } = useDecision()
  const form = useServerForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ keep }, place) => [`field${place}`, keep ?? ''])),
    validationErrors: undefined,
    onSubmit: values => {
      const decisions: SyncFieldDecision[] = fields.map(({ field }, place) => ({
        field,
        keep: values[`field${place}`] as SyncSide,
      }))
      void decide(() => runMutation(ResolveSyncConflictDocument, { id, version, input: { fields: decisions } }))
    },
  })
  const isComplete = Object.values(form.watch()).every(Boolean)
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <TextLink href={path}>{name}</TextLink>
        </h3>
        <span className={styles.quiet}>{recordNames[recordType][0]}</span>
        {state === 'DECIDED' && <Badge tone="green">Decided</Badge>}
      </div>
      <form {...form.formProps} className={styles.form}>
        {fields.map(({ field, label, before, here, there }, place) => (
          <RadioField
            key={field}
            form={form}
            name={`field${place}`}
            label={label}
            {...(before !== null && { hint: `Before: ${before}` })}
            options={[
              { value: 'HERE', label: here ?? 'Empty', description: 'In Coverdesk' },
              { value: 'THERE', label: there ?? 'Empty', description: `In ${system}` },
            ]}
          />
        ))}
        {message && <Banner tone="error">{message}</Banner>}
        <Button type="submit" disabled={!isComplete} busy={busy}>
          {state === 'DECIDED' ? 'Change decision' : 'Save decision'}
        </Button>
      </form>
    </li>
  )
}
