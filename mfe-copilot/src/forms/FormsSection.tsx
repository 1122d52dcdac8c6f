import {
  Badge,
  ButtonLink,
  ErrorState,
  formatDate,
  makeStyles,
  type RecordColumn,
  RecordTable,
  RecordTableSkeleton,
  Section,
  tokens,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { CaraFormsDocument, type FormSlotFragment } from '../generated/documents'
import { formStateNames, formStateTones } from './form-words'
import { deleteFormPath, matchFormPath, uploadFormPath } from './paths'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  intro: { margin: 0, color: tokens.textSecondary },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', justifyContent: 'flex-end' },
})

type Row = FormSlotFragment & { id: string }

/** The forms that Cara can fill, and what the agency has of each. */
export function FormsSection() {
  const styles = useStyles()
  return (
    <Section title="Forms">
      <div className={styles.root}>
        <p className={styles.intro}>
          Cara fills fillable PDFs that your agency has a license for. Upload each form once and check what its fields
          are filled with. Without a form, Cara writes a worksheet with the same values.
        </p>
        <Forms />
      </div>
    </Section>
  )
}

function Forms() {
  const query = useQuery(CaraFormsDocument, {})
  if (query.status === 'loading') {
    return <RecordTableSkeleton label="Loading forms..." />
  }
  if (query.status === 'failed') {
    return (
      <ErrorState
        title="The forms could not be loaded"
        message={query.failure.message}
        requestId={query.failure.requestId}
        onRetry={query.retry}
      />
    )
  }
  const rows = query.data.caraForms.map(slot => ({ ...slot, id: slot.template }))
  return <RecordTable label="Forms" columns={columns} rows={rows} />
}

const columns: RecordColumn<Row>[] = [
  { header: 'Form', cell: slot => <FormName slot={slot} /> },
  { header: 'State', cell: ({ state }) => <Badge tone={formStateTones[state]}>{formStateNames[state]}</Badge> },
  { header: 'File', cell: slot => <FormFile slot={slot} /> },
  { header: 'Actions', align: 'end', cell: slot => <FormActions slot={slot} /> },
]

function FormName({ slot: { name, purpose } }: { slot: Row }) {
  const styles = useStyles()
  return (
    <>
      <div>{name}</div>
      <div className={styles.quiet}>{purpose}</div>
    </>
  )
}

function FormFile({ slot: { form } }: { slot: Row }) {
  const styles = useStyles()
  if (!form) return null
  const who = form.licensedBy?.name ?? 'a former colleague'
  return (
    <>
      <div>{form.fileName}</div>
      <div className={styles.quiet}>{`License confirmed by ${who}, ${formatDate(form.licensedAt)}`}</div>
    </>
  )
}

function FormActions({ slot: { name, template, state, form } }: { slot: Row }) {
  const styles = useStyles()
  if (!form) {
    return (
      <ButtonLink small to={uploadFormPath(template)} aria-label={`Upload ${name}`}>
        Upload
      </ButtonLink>
    )
  }
  return (
    <div className={styles.actions}>
      <ButtonLink
        small
        appearance={state === 'READY' ? 'secondary' : 'primary'}
        to={matchFormPath(template)}
        aria-label={`Match fields of ${name}`}
      >
        Match fields
      </ButtonLink>
      <ButtonLink small appearance="subtle" to={uploadFormPath(template)} aria-label={`Replace ${name}`}>
        Replace
      </ButtonLink>
      <ButtonLink small appearance="subtle" to={deleteFormPath(template)} aria-label={`Remove ${name}`}>
        Remove
      </ButtonLink>
    </div>
  )
}
