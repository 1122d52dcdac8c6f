import type { AnswerOutcomeFragment } from '../generated/documents'

/** Whether an answer names all that was searched itself. Names in Markdown may be escaped. */
export function saysSearched(content: string, outcome: AnswerOutcomeFragment | null): boolean {
  const text = content.replaceAll('\\', '')
  return outcome?.searched.every(({ name }) => text.includes(name.replace(/ \([^()]*\)$/, ''))) ?? false
}
