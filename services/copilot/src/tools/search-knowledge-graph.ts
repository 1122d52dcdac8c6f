import { insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { askGraph, UnknownRelation } from '../graph/ask-graph.ts'
import { recordKinds, startKinds } from '../graph/question.ts'
import { policyStates } from '../graph/records/policy.ts'
import { requestStates, requestTypes } from '../graph/records/service-request.ts'
import { asOwner } from './as-owner.ts'
import { fitting } from './output-size.ts'
import { type Tool, ToolFailed } from './tool.ts'

const input = z.object({
  start: z.object({
    kind: z.enum(startKinds).describe('What kind of record the question begins with.'),
    query: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe(
        'Its name, such as "Bayview Marine"; of a policy also its line or number. Leave it out for all of them.',
      ),
  }),
  relation: z
    .enum(recordKinds)
    .optional()
    .describe('What to find that is related to it. Leave it out to find the records of the start themselves.'),
  filters: z
    .object({
      insuranceTypes: z
        .array(z.enum(insuranceTypes))
        .max(20)
        .optional()
        .describe('Lines of policies and certificates.'),
      policyStates: z.array(z.enum(policyStates)).max(6).optional(),
      expiresFrom: z.iso.date().optional().describe('Policies that expire on this day or later, such as 2027-01-31.'),
      expiresTo: z.iso
        .date()
        .optional()
        .describe(
          'Policies that expire on this day or before. Of coming days, renewed and canceled policies are left out.',
        ),
      requestState: z.enum(requestStates).optional(),
      requestType: z.enum(requestTypes).optional(),
    })
    .optional(),
})

const record = z.object({
  typename: z.string(),
  id: z.string(),
  title: z.string(),
  path: z.string().describe('Its page in the product: link to it.'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})
const output = z.object({
  records: z.array(record).describe('None: the records have no such relation.'),
  total: z.int().describe('How many there are; `records` may be the first of them.'),
  isComplete: z.boolean().describe('False: there may be more than the total.'),
  startedFrom: z.array(record).describe('What the name fits. If that is more than one record, say which you mean.'),
})

const maxStarts = 6_000

/** Answers from the agency's own records: who, which, how many. */
export const searchKnowledgeGraph: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'SEARCH_KNOWLEDGE_GRAPH',
  description:
    'Looks up the agency’s own records and how they are related: accounts (clients), contacts, policies, carriers, certificate ' +
    'holders, certificates and service requests. Examples: who holds certificates under a policy (start POLICY "Bayview ' +
    'umbrella", relation CERTIFICATE_HOLDER); which accounts are with a carrier (start CARRIER "Pacific Mariner", relation ' +
    'ACCOUNT); a client’s open requests (start ACCOUNT, relation SERVICE_REQUEST, requestState OPEN). It doesn’t read documents.',
  tier: 'READ',
  input,
  output,
  async run(question, { ownerId }) {
    try {
      const answer = await asOwner(ownerId, owner => askGraph(question, owner))
      const startedFrom = fitting(answer.startedFrom, maxStarts)
      const room = 20_000 - Buffer.byteLength(JSON.stringify(startedFrom))
      return { output: { ...answer, startedFrom, records: fitting(answer.records, room) } }
    } catch (error) {
      throw error instanceof UnknownRelation ? new ToolFailed(error.message) : error
    }
  },
}
