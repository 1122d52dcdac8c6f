import { insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { askGraph, UnknownRelation } from '../graph/ask-graph.ts'
import { recordsAbout } from '../graph/named/about-records.ts'
import type { Owner } from '../graph/owner.ts'
import { orders, periodUnits, recordKinds, startKinds } from '../graph/question.ts'
import { policyStates } from '../graph/records/policy.ts'
import { requestStates, requestTypes } from '../graph/records/service-request.ts'
import { asOwner } from './as-owner.ts'
import { fitting } from './output-size.ts'
import { type Tool, ToolFailed } from './tool.ts'

const period = z
  .union([
    z.object({
      unit: z.enum(periodUnits).describe('Counted from the one that is now: MONTH from 1 to 1 is the next month.'),
      from: z.int().min(-1_000).max(1_000).optional(),
      to: z.int().min(-1_000).max(1_000).optional(),
    }),
    z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  ])
  .optional()

const input = z.object({
  start: z.object({
    kind: z
      .enum([...startKinds, 'NAMED'])
      .describe(
        'What kind of record the question begins with. NAMED: whoever and whatever the query names, such as a client, a carrier or a ' +
          'colleague; each name narrows the relation.',
      ),
    query: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe(
        'Its name, such as "Bayview Marine"; of a policy also its line or number. Leave it out for all of them. Of NAMED: several names, ' +
          'with semicolons between them.',
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
      expires: period.describe('With NAMED, as are all of the following.'),
      begins: period,
      due: period.describe('Of service requests, as is opened.'),
      opened: period,
      issued: period.describe('Of certificates.'),
      premium: z
        .object({ from: z.int().min(0).optional(), to: z.int().min(0).optional() })
        .optional()
        .describe('Of policies, in cents, both included.'),
      zones: z.array(z.string().length(2)).max(10).optional().describe('States of the client’s address, such as CA.'),
      isCanceling: z.boolean().optional().describe('A cancellation holds, effective or not.'),
      lacking: z.array(z.enum(insuranceTypes)).max(5).optional().describe('Clients without a policy of these lines.'),
      isEveryLine: z.boolean().optional().describe('Clients that have each of the lines.'),
      isLoss: z.boolean().optional(),
      isUnassigned: z.boolean().optional(),
      waitingOn: z.enum(['CLIENT', 'CARRIER', 'ANYONE']).optional(),
    })
    .optional(),
  order: z
    .object({ by: z.enum(orders), isDescending: z.boolean() })
    .optional()
    .describe('With NAMED: which records come first.'),
})

const record = z.object({
  typename: z.string(),
  id: z.string(),
  title: z.string(),
  path: z.string().describe('Its page in the product: link to it.'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  links: z
    .array(z.object({ title: z.string(), path: z.string() }))
    .optional()
    .describe('The records that say so.'),
})
const output = z.object({
  records: z.array(record).describe('None: the records have no such relation.'),
  total: z.int().describe('How many there are; `records` may be the first of them.'),
  isComplete: z.boolean().describe('False: there may be more than the total.'),
  startedFrom: z.array(record).describe('What the name fits. If that is more than one record, say which you mean.'),
  named: z
    .array(
      z.object({
        words: z.string(),
        kind: z.string(),
        records: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    )
    .optional()
    .describe('Of NAMED: what the words of the query name.'),
  unknown: z.array(z.string()).optional().describe('Of NAMED: words that name nothing, and that no record says.'),
  said: z.array(z.string()).optional().describe('Of NAMED: words that name nothing, and that each record says.'),
})

const maxStarts = 6_000

/** Answers from the agency's own records: who, which, how many. */
export const searchKnowledgeGraph: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'SEARCH_KNOWLEDGE_GRAPH',
  description:
    'Looks up the agency’s own records and how they are related: accounts (clients), contacts, policies, carriers, certificate ' +
    'holders, certificates and service requests. Examples: who holds certificates under a policy (start POLICY "Bayview ' +
    'umbrella", relation CERTIFICATE_HOLDER); which accounts are with a carrier (start CARRIER "Pacific Mariner", relation ' +
    'ACCOUNT); a client’s open requests (start ACCOUNT, relation SERVICE_REQUEST, requestState OPEN); what expires next month at a ' +
    'carrier (start NAMED "Coastline", relation POLICY, expires MONTH 1 to 1). It doesn’t read documents.',
  tier: 'READ',
  input,
  output,
  async run(question, { ownerId }) {
    try {
      const answer = await asOwner(ownerId, owner => answerTo(question, owner))
      const startedFrom = fitting(answer.startedFrom, maxStarts)
      const room = 20_000 - Buffer.byteLength(JSON.stringify(startedFrom))
      return { output: { ...answer, startedFrom, records: fitting(answer.records, room) } }
    } catch (error) {
      throw error instanceof UnknownRelation ? new ToolFailed(error.message) : error
    }
  },
}

function answerTo({ start: { kind, query }, ...rest }: z.output<typeof input>, owner: Owner) {
  return kind === 'NAMED'
    ? recordsAbout({ query, ...rest }, owner)
    : askGraph({ start: { kind, query }, ...rest }, owner)
}
