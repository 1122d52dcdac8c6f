import { makeStyles, shorthands } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import type { ReactNode } from 'react'
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { tokens } from '../theme/tokens'
import type { ServerForm } from './use-server-form'

export interface RowsFieldProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  form: ServerForm<Values>
  /** The path of a list of groups: `details.locations`. */
  name: Name
  /** What is listed: "Locations". */
  label: string
  /** One of them: "Location". Rows are counted, and the buttons named, by it. */
  one: string
  /** What a new row begins with. */
  empty: FieldArray<Values, Name>
  /** The fields of a row, whose path is such as `details.locations.0`. */
  children(path: `${Name}.${number}`): ReactNode
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', margin: 0, padding: 0, minWidth: 0, ...shorthands.borderStyle('none') },
  label: {
    padding: '8px 0 0',
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  row: {
    display: 'grid',
    gap: '12px',
    minWidth: 0,
    margin: 0,
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  name: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
})

/**
 * A list of groups of fields, such as the locations of a policy: rows are added at the end, where the first field then has
 * the focus, and taken away. The form's value is the list, in the order of the rows.
 *
 * @example
 * <RowsField form={form} name="details.extraLimits" label="Extra limits" one="Limit" empty={{ name: '', limit: NaN }}>
 *   {path => <TextField form={form} name={`${path}.name`} label="Name" />}
 * </RowsField>
 */
export function RowsField<Values extends FieldValues, Name extends ArrayPath<Values>>(
  props: RowsFieldProps<Values, Name>,
) {
  const { form, name, label, one, empty, children } = props
  const styles = useStyles()
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {fields.map(({ id }, place) => (
        <fieldset key={id} aria-label={`${one} ${place + 1}`} className={styles.row}>
          <div className={styles.head}>
            <span aria-hidden className={styles.name}>{`${one} ${place + 1}`}</span>
            <IconButton
              label={`Remove ${one.toLowerCase()} ${place + 1}`}
              icon={<Delete20Regular />}
              onClick={() => remove(place)}
            />
          </div>
          {children(`${name}.${place}`)}
        </fieldset>
      ))}
      <div>
        <Button small onClick={() => append(empty)}>{`Add ${one.toLowerCase()}`}</Button>
      </div>
    </fieldset>
  )
}
