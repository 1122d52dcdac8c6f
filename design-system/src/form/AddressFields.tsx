import { makeStyles } from '@fluentui/react-components'
import { type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import { media } from '../theme/breakpoints'
import { StateSelect } from './SelectField'
import { TextField } from './TextField'
import type { ServerForm } from './use-server-form'

export interface AddressFieldsProps<Values extends FieldValues> {
  form: ServerForm<Values>
  /** The path of the address: `business.mailingAddress`. */
  name: FieldPath<Values>
  /** By default "Mailing address". */
  label?: string
  optional?: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  region: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)',
    gap: '16px 12px',
    alignItems: 'start',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  city: { [media.phone]: { gridColumn: '1 / -1' } },
})

/** Whether any part of the address says something or has a message. */
const isStarted = (address: unknown, errors: unknown) =>
  errors !== undefined || Object.values(address ?? {}).some(part => typeof part === 'string' && part !== '')

/** A US address. Line 2, city, state and zip appear once there is an address (specification 1 §2). */
export function AddressFields<Values extends FieldValues>(props: AddressFieldsProps<Values>) {
  const { form, name, label = 'Mailing address', optional = false } = props
  const styles = useStyles()
  const address: unknown = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control })
  // The parts of an address are fields of any form that has one at `name`.
  const part = (field: string) => `${name}.${field}` as FieldPath<Values>
  return (
    <div className={styles.root}>
      <TextField form={form} name={part('line1')} label={label} optional={optional} placeholder="Street and number" />
      {isStarted(address, get(errors, name)) && (
        <>
          <TextField form={form} name={part('line2')} label="Suite, unit, floor" optional />
          <div className={styles.region}>
            <TextField form={form} name={part('city')} label="City" className={styles.city} />
            <StateSelect form={form} name={part('zone')} label="State" />
            <TextField form={form} name={part('postalCode')} label="ZIP code" inputMode="numeric" />
          </div>
        </>
      )}
    </div>
  )
}
