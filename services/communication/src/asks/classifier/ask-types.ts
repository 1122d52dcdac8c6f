/** What clients ask for (specification 2 §4). */
export const askTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const
export type AskType = (typeof askTypes)[number]

/** What the classifier tells apart. `NONE` asks for nothing: thank-yous, spam, automatic answers, and what surrounds an ask. */
export const sentenceClasses = [...askTypes, 'NONE'] as const
export type SentenceClass = (typeof sentenceClasses)[number]
