import { CoverdeskError, type ErrorCode } from '../errors.ts'

/** An answer of the one endpoint. */
export interface ProductAnswer {
  data?: unknown
  errors?: { message: string; path?: unknown; extensions?: { code?: string; [detail: string]: unknown } }[]
}

/** What whoever asked us may be told as it is. Any other error is about our own question, and so a defect of ours. */
const passedOn: ErrorCode[] = [
  'DISK_FULL',
  'FORBIDDEN',
  'NOT_FOUND',
  'OUT_OF_TIME',
  'RATE_LIMITED',
  'SUBGRAPH_UNAVAILABLE',
  'SUBSCRIPTION_EXPIRED',
]

/** What a command is refused for is about the command, and for whoever gave it to handle. */
const passedOnOfCommands: ErrorCode[] = [...passedOn, 'CONFLICT', 'LIMIT_EXCEEDED', 'VALIDATION_FAILED']

/** The data of an answer in which nothing is missing. @throws the first error that it names */
export const readAnswer = (answer: ProductAnswer): unknown => dataOf(answer, passedOn)

/** The same of a command. */
export const readCommandAnswer = (answer: ProductAnswer): unknown => dataOf(answer, passedOnOfCommands)

function dataOf({ data, errors }: ProductAnswer, known: readonly ErrorCode[]): unknown {
  const [error] = errors ?? []
  if (!error) return data
  const { message, extensions, path } = error
  const { code: given, ...details } = extensions ?? {}
  const code = known.find(one => one === given)
  if (code) throw new CoverdeskError(code, message, details)
  throw new Error(`The product refused a question: ${given} ${message} (${JSON.stringify(path ?? null)})`)
}
