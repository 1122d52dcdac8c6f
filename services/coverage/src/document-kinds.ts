/** What a document can be, as people read it. */
export const documentKindNames = {
  DECLARATIONS: 'Declarations',
  QUOTE: 'Quote',
  BINDER: 'Binder',
  CERTIFICATE: 'Certificate',
  CONTRACT: 'Contract',
  APPLICATION: 'Application',
  ENDORSEMENT: 'Endorsement',
  LOSS_RUN: 'Loss run',
} as const

export type DocumentKind = keyof typeof documentKindNames

export const documentKinds = Object.keys(documentKindNames) as DocumentKind[]
