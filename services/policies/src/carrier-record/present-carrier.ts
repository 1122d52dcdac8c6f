import type { Carrier } from './find-carriers.ts'

/** As a query answers it, without its count of policies. */
export const presentCarrier = ({ _id, version, name, isCarrier, isBroker, claimsPhone }: Carrier) => ({
  __typename: 'InsuranceCarrier',
  id: String(_id),
  ...{ version, name, isCarrier, isBroker, claimsPhone: claimsPhone ?? null },
})
