/** The longest texts of several lines, in characters; the forms have the same (`mfe-accounts/src/facts/text-bounds.ts`). */
export const textBounds = {
  note: 5_000,
  descriptionOfOperations: 2_000,
  overrideReason: 500,
}
