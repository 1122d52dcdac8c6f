const asking =
  /\b(?:what|whats|who|whom|whose|how|where|which|why|when|can|could|do|does|did|is|are|was|will|would|should|must|may|need)\b/i

/**
 * The clause that asks; what stands around it tells the case: "client already moved, what do we ask for".
 *
 * @returns the whole question where it has one clause
 */
export function mainClause(question: string): string {
  const clauses = question.split(/[,;–—]\s*|\s+-\s+|(?<=\S)\s+(?=(?:if|once|after|because|since)\b)/i)
  return clauses.length < 2 ? question : (clauses.findLast(clause => asking.test(clause)) ?? question)
}
