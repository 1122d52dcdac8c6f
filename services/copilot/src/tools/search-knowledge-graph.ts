import { z } from 'zod'
import { askGraph, UnknownRelation } from '../graph/ask-graph.ts'
import { recordsAbout } from '../graph/named/about-records.ts'
import type { Owner } from '../graph/owner.ts'
import { type GraphQuestion, graphQuestion } from '../graph/question.ts'
import { asOwner } from './as-owner.ts'
import { fitting } from './output-size.ts'
import { type Tool, ToolFailed } from './tool.ts'

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
export const searchKnowledgeGraph: Tool<GraphQuestion, z.output<typeof output>> = {
  name: 'SEARCH_KNOWLEDGE_GRAPH',
  description:
    'Looks up the agency’s own records and how they are related: accounts (clients), contacts, policies, carriers, certificate ' +
    'holders, certificates and service requests. Examples: who holds certificates under a policy (start POLICY "Bayview ' +
    'umbrella", relation CERTIFICATE_HOLDER); which accounts are with a carrier (start CARRIER "Pacific Mariner", relation ' +
    'ACCOUNT); a client’s open requests (start ACCOUNT, relation SERVICE_REQUEST, requestState OPEN); what expires next month at a ' +
    'carrier (start NAMED "Coastline", relation POLICY, expires MONTH 1 to 1). It doesn’t read documents.',
  tier: 'READ',
  input: graphQuestion,
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

function answerTo({ start: { kind, query }, ...rest }: GraphQuestion, owner: Owner) {
  return kind === 'NAMED'
    ? recordsAbout({ query, ...rest }, owner)
    : askGraph({ start: { kind, query }, ...rest }, owner)
}
