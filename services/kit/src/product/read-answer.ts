import { CoverdeskError, type ErrorCode } from '../errors.ts'

/** An answer of the one endpoint. */
export interface ProductAnswer {
  data?: unknown
  errors?: { message: string; path?: unknown; extensions?: { code?: string } }[]
}

/** What whoever asked us may be told as it is. Any other error is about our own question, and so a defect of ours. */
const passedOn: ErrorCode[] = [
  'DISK_FULL',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'SUBGRAPH_UNAVAILABLE',
  'SUBSCRIPTION_EXPIRED',
]

/** The data of an answer in which nothing is missing. @throws the first error that it names */
export function readAnswer({ data, errors }: ProductAnswer): unknown {
  const [error] = errors ?? []
  if (!error) return data
  const { message, extensions, path } = error
  const code = passedOn.find(one => one === extensions?.code)
  if (code) throw new CoverdeskError(code, message)
  throw new Error(`The product refused a question: ${extensions?.code} ${message} (${JSON.stringify(path ?? null)})`)
}
