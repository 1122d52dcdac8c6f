import type {
  CorrectServiceRequestInput,
  ServiceRequestProfileFragment,
  ServiceRequestType,
} from '../generated/documents'
import { blockOf, noWords, type TypeValues } from '../request-form/request-values'

/** What the form holds for a request as it is saved. */
export const correctValues = (request: ServiceRequestProfileFragment): TypeValues => filled(noWords, request)

/** The values of a record, in the shape of a form that holds no null. */
function filled<Values extends object>(empty: Values, record: object): Values {
  const known = record as Record<string, unknown>
  const entries = Object.entries(empty).map(([name, none]) => [
    name,
    typeof none === 'object' ? filled(none, (known[name] ?? {}) as object) : (known[name] ?? none),
  ])
  return Object.fromEntries(entries)
}

/** What the mutation gets. What the form doesn’t ask about a question stays. */
export function correctInput(
  values: TypeValues,
  { question }: Pick<ServiceRequestProfileFragment, 'question'>,
): CorrectServiceRequestInput {
  const { type, clientName, clientEmail, clientPhone, details } = values
  const block = blockOf(type, values)
  return {
    type: type as ServiceRequestType,
    clientName: clientName || null,
    clientEmail: clientEmail || null,
    clientPhone: clientPhone || null,
    details: details || null,
    ...block,
    ...('question' in block && question?.type && { question: { ...block.question, type: question.type } }),
  }
}
