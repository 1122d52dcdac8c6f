/** The most characters of each text, as the rules of `services/servicing` have them. */
export const textBounds = {
  details: 10_000,
  notes: 10_000,
  comment: 10_000,
  reopenReason: 500,
  cancelReason: 2_000,
  relationshipDescription: 2_000,
  question: 2_000,
  waitingNote: 500,
  emailSubject: 200,
  emailMessage: 10_000,
} as const
