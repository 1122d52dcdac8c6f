const comparing =
  /\b(?:cheaper|cheapest|more expensive|higher|lower|larger|bigger|better|longer|shorter|more|less|compared?|comparison|difference|versus|vs)\b/i
const pair =
  /(?:^|[,:]\s*|\bbetween\s+)([\p{L}\d][\p{L}\d &’'/-]*?)\s+(?:or|and|vs\.?|versus)\s+([\p{L}\d][\p{L}\d &’'/-]*?)[?.!\s]*$/iu
const asking = /\b(?:which|what|who|is|are|one|has|have|the|a|between|how|much|do|does)\b/gi

/** Whether things or documents are compared. */
export const isCompared = (question: string): boolean =>
  /\b(?:compared?|comparison|both|versus|vs|difference)\b/i.test(question)

/** A question for each of two things that are compared: "which is cheaper at Coastline, painting or carpentry?" None: it compares nothing. */
export function optionsAsked(question: string): string[] {
  if (!comparing.test(question)) return []
  const found = pair.exec(question)
  if (!found) return []
  const [whole = '', one = '', other = ''] = found
  const rest = question
    .slice(0, question.length - whole.length)
    .replace(comparing, ' ')
    .replace(asking, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [one, other].map(option => `${option} ${rest}`.trim())
}
