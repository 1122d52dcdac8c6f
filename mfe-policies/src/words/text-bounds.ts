/** The longest texts of several lines, in characters, as the server takes them (`services/policies/src/text-bounds.ts`). */
export const textBounds = {
  updateReason: 500,
  reasonDescription: 2_000,
  fileNotes: 2_000,
  summary: 4_000,
  statementDescription: 4_000,
  insuredDescription: 2_000,
}
