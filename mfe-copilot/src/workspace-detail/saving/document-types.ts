import type { PolicyDocumentType } from '../../generated/documents'

/** Document types of a policy. Most documents that Cara writes are OTHER: they don’t come from the carrier. */
export const documentTypes: readonly { value: PolicyDocumentType; label: string }[] = [
  { value: 'OTHER', label: 'Other' },
  { value: 'QUOTE_DOCUMENT', label: 'Quote document' },
  { value: 'APPLICATION_FORM', label: 'Application form' },
  { value: 'CERTIFICATE', label: 'Certificate' },
  { value: 'ENDORSEMENT', label: 'Endorsement' },
  { value: 'BINDER', label: 'Binder' },
  { value: 'POLICY_DOCUMENT', label: 'Policy document' },
  { value: 'INVOICE', label: 'Invoice' },
  { value: 'LOST_POLICY_RELEASE', label: 'Lost policy release' },
  { value: 'NOTICE_OF_CANCELLATION', label: 'Notice of cancellation' },
]
