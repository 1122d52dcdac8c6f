import type { CarrierProfileFragment } from '../generated/documents'

export const someCarrier = (more: Partial<CarrierProfileFragment> = {}): CarrierProfileFragment => ({
  __typename: 'InsuranceCarrier',
  id: 'c1',
  version: 1,
  name: 'Pacific Mariner',
  isCarrier: true,
  isBroker: false,
  claimsPhone: '+18005550131',
  policyCount: 12,
  ...more,
})

/** A typing mistake of the first one. */
export const mistypedCarrier = someCarrier({ id: 'c2', version: 2, name: 'Pacifc Mariner', policyCount: 1 })
export const unusedBroker = someCarrier({
  ...{ id: 'c3', name: 'Alder Wholesale', isCarrier: false, isBroker: true, claimsPhone: null, policyCount: 0 },
})
const busyCarrier = someCarrier({ id: 'c4', name: 'Tideline Mutual', isBroker: true, policyCount: 103 })

const all = [unusedBroker, mistypedCarrier, someCarrier(), busyCarrier]

export const carriersOf = (items: readonly CarrierProfileFragment[], endCursor: string | null = null) => ({
  carriers: { __typename: 'InsuranceCarrierPage', items, total: items.length, endCursor },
})

export const carrierAnswers = {
  Carriers: carriersOf(all),
  Carrier: { insuranceCarrier: mistypedCarrier },
  CarrierChoices: carriersOf(all),
  SimilarCarriers: { similarCarriers: [someCarrier()] },
}
