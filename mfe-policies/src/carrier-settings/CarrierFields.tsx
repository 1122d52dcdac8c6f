import { CheckboxField, PhoneField, type ServerForm, TextField } from '@coverdesk/design-system/forms'

/** What the forms of a company hold, shaped as the mutations' inputs. */
export interface CarrierValues {
  name: string
  isCarrier: boolean
  isBroker: boolean
  claimsPhone: string
}

/** Every field that two people may change, with its label in the form. */
export const carrierFields = [
  ['name', 'Name'],
  ['isCarrier', 'Carrier'],
  ['isBroker', 'Wholesale broker'],
  ['claimsPhone', 'Claims phone'],
] as const satisfies readonly (readonly [keyof CarrierValues, string])[]

/** What is asked about a company. */
export function CarrierFields({ form }: { form: ServerForm<CarrierValues> }) {
  return (
    <>
      <TextField form={form} name="name" label="Name" />
      <CheckboxField form={form} name="isCarrier" label="Carrier" />
      <CheckboxField form={form} name="isBroker" label="Wholesale broker" />
      <PhoneField form={form} name="claimsPhone" label="Claims phone" hint="Shown on loss reports." optional />
    </>
  )
}
