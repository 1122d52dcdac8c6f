/** The longest texts of several lines, in characters, as the server takes them (`services/accounts/src/fields/text-bounds.ts`). */
export const textBounds = {
  note: 5_000,
  descriptionOfOperations: 2_000,
  overrideReason: 500,
}
