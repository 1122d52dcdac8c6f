import { formatPhone, MenuButton, type RecordColumn } from '@coverdesk/design-system'
import { navigate } from '@coverdesk/plugin-sdk'
import type { CarrierProfileFragment } from '../generated/documents'
import { policiesInWords } from './carrier-labels'
import { editCarrierPath, mergeCarrierPath } from './paths'
import { removeCarrier } from './remove-carrier'

/** Name, what it is, where clients report losses, how many policies name it, and what can be done. */
export const carrierColumns: readonly RecordColumn<CarrierProfileFragment>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Role', cell: rolesOf },
  { header: 'Claims phone', cell: ({ claimsPhone }) => (claimsPhone ? formatPhone(claimsPhone) : '—') },
  { header: 'Policies', cell: ({ policyCount }) => policiesInWords(policyCount) },
  { header: 'Actions', align: 'end', cell: carrier => <CarrierActions carrier={carrier} /> },
]

function rolesOf({ isCarrier, isBroker }: CarrierProfileFragment): string {
  if (isCarrier && isBroker) return 'Carrier, wholesale broker'
  return isCarrier ? 'Carrier' : 'Wholesale broker'
}

function CarrierActions({ carrier }: { carrier: CarrierProfileFragment }) {
  const { id, name, policyCount } = carrier
  return (
    <MenuButton
      label={`Actions for ${name}`}
      iconOnly
      actions={[
        { label: 'Edit', onSelect: () => void navigate(editCarrierPath(id)) },
        { label: 'Merge', onSelect: () => void navigate(mergeCarrierPath(id)) },
        {
          label: 'Remove',
          danger: true,
          disabledBecause: policyCount > 0 ? 'Policies use this company. Merge it instead.' : undefined,
          onSelect: () => void removeCarrier(carrier),
        },
      ]}
    />
  )
}
