import { makeStyles } from '@fluentui/react-components'
import { type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import { media } from '../theme/breakpoints'
import { AddressLineField } from './AddressLineField'
import type { AddressCompletion, AddressParts } from './address-completion'
import { StateSelect } from './SelectField'
import { TextField } from './TextField'
import type { ServerForm } from './use-server-form'
import { useZipPlace } from './use-zip-place'

export interface AddressFieldsProps<Values extends FieldValues> {
  form: ServerForm<Values>
  /** The path of the address: `business.mailingAddress`. */
  name: FieldPath<Values>
  /** By default "Mailing address". */
  label?: string
  optional?: boolean
  /** Suggests addresses as one types. By default nothing is suggested. */
  completion?: AddressCompletion
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

const asParts = (address: unknown): AddressParts => ({
  ...{ line1: '', line2: '', city: '', zone: '', postalCode: '' },
  ...(address as Partial<AddressParts> | undefined),
})

/** A US address, completed as one types. Line 2, city, state and zip appear once there is an address (specification 1 §2). */
export function AddressFields<Values extends FieldValues>(props: AddressFieldsProps<Values>) {
  const { form, name, label = 'Mailing address', optional = false, completion } = props
  const styles = useStyles()
  const address: unknown = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control })
  // The parts of an address are fields of any form that has one at `name`.
  const part = (field: string) => `${name}.${field}` as FieldPath<Values>
  const fill = (parts: Partial<AddressParts>) => {
    for (const [field, value] of Object.entries(parts)) {
      form.setValue(part(field), value as never, { shouldDirty: true })
      form.clearErrors(part(field))
    }
  }
  const take = (chosen: Partial<AddressParts>) => {
    fill(asParts(chosen))
    // A place of several ZIP codes leaves that one to whoever types; it may have come to light just now.
    if (!chosen.postalCode) requestAnimationFrame(() => form.setFocus(part('postalCode')))
  }
  useZipPlace(completion, asParts(address), fill)
  return (
    <div className={styles.root}>
      <AddressLineField
        form={form}
        name={part('line1')}
        label={label}
        optional={optional}
        completion={completion}
        onChoose={take}
      />
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
