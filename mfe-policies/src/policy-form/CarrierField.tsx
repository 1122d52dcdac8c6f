import { SearchCombobox, type ServerForm } from '@coverdesk/design-system/forms'
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

/** Who insures, or through whom; who is not known yet can be added. */
export function CarrierField({ form, kind, names }: CarrierFieldProps) {
  return (
    <SearchCombobox form={form} {...fields[kind]} {...useCarrierSearch(kind)} labels={names} maximumOptions={1000} />
  )
}
