import type { CallRowFragment, CallSentiment, CallStatus } from '../generated/documents'

/** Specification 3 §2: what the list is narrowed by. */
export const callStatuses: readonly { value: CallStatus; label: string }[] = [
  { value: 'IN_PROGRESS', label: 'In Progress' },
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'ERROR', label: 'Error' },
]

export const statusName = (status: CallStatus): string =>
  callStatuses.find(({ value }) => value === status)?.label ?? 'Registered'

export const sentimentName: Readonly<Record<CallSentiment, string>> = {
  NEGATIVE: 'Negative',
  NEUTRAL: 'Neutral',
  POSITIVE: 'Positive',
}

/** The account, or the caller where there is none. */
export const customerOf = ({ customerName }: Pick<CallRowFragment, 'customerName'>): string =>
  customerName || 'Unknown caller'
