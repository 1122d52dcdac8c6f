import type { Answer } from '../support/caller.ts'
import type { Operation } from './operations.ts'
import { errorsOf } from './records.ts'

/** What two answers may differ in. */
export const comparable = ({ status, text }: Answer) => ({
  status,
  text: text.replace(/"requestId":"[^"]*"/g, '"requestId"'),
})

/** The types of everything in an answer. */
const typesIn = ({ text }: Answer) => [...new Set(text.match(/"__typename":"\w+"/g))].sort()

/** What an answer says. What a mutation makes differs each time, but for its types. */
export const outcomeOf = (answer: Answer, { isQuery }: Operation) =>
  isQuery || errorsOf(answer).length > 0 ? comparable(answer) : { status: answer.status, types: typesIn(answer) }

/** Whether an answer to an own id tells it from one to an id of nothing. */
export function isToldApart(own: Answer, missing: Answer, operation: Operation): boolean {
  const [ownErrors, missingErrors] = [own, missing].map(answer =>
    errorsOf(answer).map(({ message, extensions: { code, validationErrors } }) => ({
      message,
      code,
      validationErrors,
    })),
  )
  const isDone = ownErrors?.length === 0 && missingErrors?.length === 0
  if (isDone) return JSON.stringify(outcomeOf(own, operation)) !== JSON.stringify(outcomeOf(missing, operation))
  return JSON.stringify(ownErrors) !== JSON.stringify(missingErrors)
}

/** An id of the same form that names nothing in any agency. */
export function idOfNothing(id: string): string {
  const other = id.replace(/[\da-f]{16,}/g, digits =>
    digits.replace(/./g, digit => (15 - Number.parseInt(digit, 16)).toString(16)),
  )
  return other === id ? [...id].reverse().join('') : other
}
