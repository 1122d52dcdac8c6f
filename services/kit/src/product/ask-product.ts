import type { z } from 'zod'
import { currentMutation } from '../current-mutation/current-mutation.ts'
import { askingCaller, inTheNameOf } from './asking-caller.ts'
import { type ProductAnswer, readAnswer } from './read-answer.ts'
import { sendToProduct } from './send-to-product.ts'

/** The longest that the product may take, in milliseconds: less than the gateway gives whoever asks. */
const timeout = 2_500

/**
 * Asks the one endpoint for what another area has: as whoever this code runs for, or in a job or a consumer as
 * `system:<its name>` in the agency of the scope. For questions only; what is changed elsewhere has its own transaction. A
 * mutation that the database has run again after a conflict asks nothing twice.
 *
 * @param shape what the answer's data must be; it comes from code that is not ours
 * @param userId in a job or a consumer that does a person's work: it is asked as that person, who sees what they may see then
 * @throws what the other area refused, such as NOT_FOUND; SUBGRAPH_UNAVAILABLE when no one answers in time
 * @example const { account } = await askProduct('query ($id: ID!) { account(id: $id) { id } }', { id }, accountAnswer)
 */
export async function askProduct<Data>(
  document: string,
  variables: object,
  shape: z.ZodType<Data>,
  userId?: string,
): Promise<Data> {
  const asking = userId === undefined ? askingCaller() : inTheNameOf(userId, askingCaller())
  const send = () => sendToProduct({ query: document, variables }, asking, timeout)
  const answers = currentMutation()?.answers
  const key = JSON.stringify([asking.agencyId, asking.userId, document, variables])
  return shape.parse(readAnswer(await (answers ? once(answers, key, send) : send())))
}

/** No answer is none: the next attempt asks again. */
function once(answers: Map<string, Promise<unknown>>, key: string, send: () => Promise<ProductAnswer>) {
  const known = answers.get(key) as Promise<ProductAnswer> | undefined
  if (known) return known
  const answer = send()
  answers.set(key, answer)
  const forget = () => answers.delete(key)
  answer.then(({ errors }) => errors?.length && forget(), forget)
  return answer
}
