import { makeStyles } from '@fluentui/react-components'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../controls/Button'
import { ComboboxField } from '../form/ComboboxField'
import { useServerForm } from '../form/use-server-form'
import { formatNames } from '../formats/text'
import { tokens } from '../theme/tokens'
import type { DraftedField, Filling } from './field-draft'
import { fieldLabel } from './field-labels'
import type { FormField } from './form-field'
import type { Sources } from './sources'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  quiet: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.textSecondary,
    overflowWrap: 'anywhere',
  },
})

interface SourceFieldProps {
  drafted: DraftedField
  sources: Sources
  /** Other fields with the same filling. */
  sharers: readonly FormField[]
  error: string | undefined
  onFill(field: FormField, filling: Filling): void
}

/** What fills the chosen field, to be changed. */
export function SourceField({ drafted: { field, filling }, sources, sharers, error, onFill }: SourceFieldProps) {
  const styles = useStyles()
  const validationErrors = useMemo(() => error && [{ path: 'source', message: error }], [error])
  const form = useServerForm({
    defaultValues: { source: filling },
    validationErrors: validationErrors || undefined,
    onSubmit: () => undefined,
  })
  const typed = form.watch('source')
  const told = useRef(filling)
  const { setValue } = form
  useEffect(() => {
    if (typed === told.current) return
    told.current = typed
    onFill(field, typed)
  }, [typed, field, onFill])
  // The draft has the last word: an emptied box may mean that the field is left empty.
  useEffect(() => {
    if (filling === told.current) return
    told.current = filling
    setValue('source', filling)
  }, [filling, setValue])
  return (
    <div className={styles.root}>
      <ComboboxField
        form={form}
        name="source"
        label="Filled with"
        placeholder="Not filled"
        options={sources.optionsOf(field.kind)}
        failure={sources.failure}
        maximumOptions={1_000}
      />
      {sources.retry && (
        <div>
          <Button small onClick={sources.retry}>
            Retry
          </Button>
        </div>
      )}
      {sharers.length > 0 && (
        <p className={styles.quiet}>{`The same fills ${formatNames(sharers.map(fieldLabel), 3)}.`}</p>
      )}
      <p className={styles.quiet}>{detailsOf(field)}</p>
    </div>
  )
}

/** What the form itself says of the field. */
function detailsOf({ name, tooltip, kind, maxLength }: FormField): string {
  const facts = [
    kind === 'CHECKBOX' ? 'A box to tick' : 'A text',
    ...(maxLength === null ? [] : [`of at most ${maxLength} characters`]),
  ].join(' ')
  return tooltip?.trim() ? `${facts}, called ${name} in the file.` : `${facts}.`
}
