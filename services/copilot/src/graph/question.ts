import { insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { policyStates } from './records/policy.ts'
import { requestStates, requestTypes } from './records/service-request.ts'

/** What records a search begins with. */
export const startKinds = ['ACCOUNT', 'CONTACT', 'POLICY', 'CARRIER', 'CERTIFICATE_HOLDER', 'SERVICE_REQUEST'] as const
export type StartKind = (typeof startKinds)[number]

/** What records are found by their relation to others. */
export const recordKinds = [...startKinds, 'CERTIFICATE'] as const
export type RecordKind = (typeof recordKinds)[number]

const periodUnits = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const
export type PeriodUnit = (typeof periodUnits)[number]
const orders = ['PREMIUM', 'EXPIRES', 'BEGINS', 'DUE', 'OPENED', 'ISSUED'] as const

const period = z.union([
  z.object({
    unit: z.enum(periodUnits).describe('Counted from the one that is now: MONTH from 1 to 1 is the next month.'),
    from: z.int().min(-1_000).max(1_000).optional(),
    to: z.int().min(-1_000).max(1_000).optional(),
  }),
  z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
])

/**
 * Days, both ends included. With a unit they count from the one that is now at the agency: MONTH from 1 to 1 is the next month, DAY to
 * -1 is every day before today. Else they are days of the calendar, such as `2027-01-31`.
 */
export type Period = z.infer<typeof period>

/** A question about the agency’s records: what SEARCH_KNOWLEDGE_GRAPH takes, and what the engine without a model understands. */
export const graphQuestion = z.object({
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
      expires: period.optional().describe('With NAMED, as are all of the following.'),
      begins: period.optional(),
      due: period.optional().describe('Of service requests, as is opened.'),
      opened: period.optional(),
      issued: period.optional().describe('Of certificates.'),
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
export type GraphQuestion = z.infer<typeof graphQuestion>

/** Which records count, wherever they come up. */
export type RecordFilters = NonNullable<GraphQuestion['filters']>

/** "The certificate holders of policies that match “Bayview umbrella”." */
export type RelatedQuestion = Omit<GraphQuestion, 'start' | 'order'> & {
  start: { kind: StartKind; query?: string | undefined }
}

/** "The policies of “Bayview”, with “Coastline”": everyone who is named narrows what is wanted. */
export type NamedQuestion = Omit<GraphQuestion, 'start'> & { query?: string | undefined }
