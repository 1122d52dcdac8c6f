const titles: Readonly<Record<string, string>> = {
  ADD_ADDITIONAL_INSURED: 'Add additional insured',
  CANCEL_POLICY: 'Cancel policy',
  CREATE_CERTIFICATE: 'Create certificate',
  DOCUMENT_REQUEST: 'Document request',
  ENDORSE_POLICY: 'Endorse policy',
  QUESTION: 'Question',
  QUOTE_REQUEST: 'Quote request',
}

/** What a task for a request is called there. */
export const requestTitle = (type: string): string => titles[type] ?? 'Service request'
