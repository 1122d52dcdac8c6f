import { SearchCombobox, type ServerForm } from '@coverdesk/design-system/forms'
import { newCompanyName } from './new-company'
import type { PolicyValues } from './policy-values'
import { type CarrierRole, useCarrierSearch } from './use-carrier-search'

interface CarrierFieldProps {
  form: ServerForm<PolicyValues>
  kind: CarrierRole
  /** Names of those that the form begins with, by id. */
  names: Readonly<Record<string, string>>
}

const fields = {
  isCarrier: { name: 'carrierId', label: 'Carrier' },
  isBroker: { name: 'brokerId', label: 'Wholesale broker', optional: true },
} as const

/** The carrier or the wholesale broker. A new one is added when the policy is saved. */
export function CarrierField({ form, kind, names }: CarrierFieldProps) {
  const value = form.watch(fields[kind].name)
  const added = newCompanyName(value)
  return (
    <SearchCombobox
      form={form}
      {...fields[kind]}
      {...useCarrierSearch(kind)}
      labels={added ? { ...names, [value]: added } : names}
      maximumOptions={1000}
      {...(added && { hint: 'New. Added to your list when you save the policy.' })}
    />
  )
}
