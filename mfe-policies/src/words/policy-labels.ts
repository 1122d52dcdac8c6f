import type {
  BusinessPolicyState,
  PaymentInterval,
  PolicyBillingType,
  PolicyDocumentType,
  PolicyMarket,
} from '../generated/documents'

/** One value of an enumeration with its words. */
interface Option<Value extends string> {
  value: Value
  label: string
}

/** A dash in words, where nothing is known. */
export const notKnown = 'N/A'

/** Every state, as badges and filters name it. */
export const policyStates: readonly Option<BusinessPolicyState>[] = [
  { value: 'BINDING', label: 'Binding' },
  { value: 'PENDING', label: 'Pending' },
  { value: 'INFORCE', label: 'Inforce' },
  { value: 'EXPIRED', label: 'Expired' },
  { value: 'CANCELED', label: 'Canceled' },
  { value: 'UNKNOWN', label: 'Unknown' },
]

/** Those that a form may set: a canceled one comes from a cancellation only. */
export const formStates = policyStates.filter(({ value }) => value !== 'CANCELED')

export const markets: readonly Option<PolicyMarket>[] = [
  { value: 'ADMITTED', label: 'Admitted' },
  { value: 'EXCESS_AND_SURPLUS', label: 'Excess and surplus' },
]

export const billingTypes: readonly Option<PolicyBillingType>[] = [
  { value: 'DIRECT', label: 'Direct' },
  { value: 'AGENCY', label: 'Agency' },
]

export const paymentIntervals: readonly Option<PaymentInterval>[] = [
  { value: 'ANNUAL', label: 'Annual' },
  { value: 'QUARTERLY', label: 'Quarterly' },
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'NONE', label: 'None' },
]

/** What a person may upload (specification 2 §4). */
export const uploadTypes: readonly Option<PolicyDocumentType>[] = [
  { value: 'POLICY_DOCUMENT', label: 'Policy document' },
  { value: 'BINDER', label: 'Binder' },
  { value: 'ENDORSEMENT', label: 'Endorsement' },
  { value: 'QUOTE_DOCUMENT', label: 'Quote document' },
  { value: 'LOST_POLICY_RELEASE', label: 'Lost policy release' },
]

/** Documents of these types are visible to the client unless someone says otherwise. */
const clientVisible: readonly string[] = ['BINDER', 'ENDORSEMENT', 'POLICY_DOCUMENT'] satisfies PolicyDocumentType[]

export const isClientVisible = (type: string): boolean => clientVisible.includes(type)

/** The words of a value; nothing for nothing. */
export const wordsOf = <Value extends string>(options: readonly Option<Value>[], value: string | null) =>
  options.find(option => option.value === value)?.label
