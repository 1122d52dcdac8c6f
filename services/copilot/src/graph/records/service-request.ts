import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { day, dayOf, inWords } from './words.ts'

export const requestStates = ['OPEN', 'CLOSED'] as const
export const requestTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const

export const requestFields = /* GraphQL */ `
  id
  type
  state
  customerName
  details
  createdAt
  dueAt
  isLoss
  assignee { id name }
  waiting { on followUpOn }
`
export const requestShape = z.object({
  id: z.string(),
  type: z.enum(requestTypes),
  state: z.enum(requestStates),
  customerName: z.string().nullable(),
  details: z.string().nullable(),
  createdAt: z.string(),
  dueAt: z.string().nullable(),
  isLoss: z.boolean(),
  assignee: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  waiting: z.object({ on: z.string(), followUpOn: z.string() }).nullable(),
})

export const requestRecord = (request: z.output<typeof requestShape>, timeZone: string): GraphRecord => ({
  typename: 'ServiceRequest',
  id: request.id,
  title: [inWords(request.type), request.customerName].filter(Boolean).join(': '),
  path: `/app/servicing/${request.id}/overview`,
  facts: factsOf({
    Status: inWords(request.state),
    Customer: request.customerName,
    Opened: dayOf(request.createdAt, timeZone),
    Due: dayOf(request.dueAt, timeZone),
    Assignee: request.assignee ? request.assignee.name : 'No one',
    'Waiting on': request.waiting && `${inWords(request.waiting.on)}, follow up ${day(request.waiting.followUpOn)}`,
    'Reported loss': request.isLoss ? 'Yes' : null,
    Details: request.details,
  }),
})
