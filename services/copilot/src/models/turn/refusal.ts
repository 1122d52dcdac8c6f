/** What a person reads where a model refuses. */
export const refusalSentence =
  'The language model declined to answer this. Ask in other words, or ask about a document.'
/** What a person reads where it says nothing. */
export const silenceSentence = 'The language model gave no answer. Ask again, or in other words.'

/** Whether an event of OpenAI’s protocols is a part of a refusal, which the SDK passes over. */
export function refusalIn(event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false
  if ('type' in event && event.type === 'response.refusal.delta') return true
  const [choice] = 'choices' in event && Array.isArray(event.choices) ? event.choices : []
  return typeof choice?.delta?.refusal === 'string' && choice.delta.refusal !== ''
}
