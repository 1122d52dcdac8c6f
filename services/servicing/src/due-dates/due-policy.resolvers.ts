import { forUser, type SubgraphModule } from '@coverdesk/kit'
import { agencyCalendar } from '../calendar/agency-calendar.ts'
import type { DuePolicyRecord, DueRule } from '../models/due-policy.model.ts'
import typeDefs from './due-policy.graphql'
import { findDuePolicy, updateDuePolicy } from './due-policy.ts'
import { dueDateBy } from './usual-due-date.ts'

interface Change {
  version: number
  input: unknown
}

export const duePolicy: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: { serviceRequestDuePolicy: forUser(() => findDuePolicy()) },
    Mutation: {
      updateServiceRequestDuePolicy: forUser((_, { version, input }: Change) => updateDuePolicy(version, input)),
    },
    ServiceRequestDuePolicy: {
      id: ({ _id }: DuePolicyRecord) => String(_id),
      rules: ({ rules, closedDays }: DuePolicyRecord) => rules.map(rule => ({ ...rule, closedDays })),
    },
    ServiceRequestDueRule: {
      dueAt: async ({ closedDays, ...rule }: DueRule & Pick<DuePolicyRecord, 'closedDays'>) =>
        dueDateBy({ rules: [rule], closedDays }, rule.type, await agencyCalendar()),
    },
  },
}
