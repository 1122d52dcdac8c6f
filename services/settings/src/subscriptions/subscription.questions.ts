import { type Question, unauthenticated } from '@coverdesk/kit'
import { Agency } from '../models/agency.model.ts'

/** What the gateway asks before it lets an agency's requests through. */
export const subscriptionQuestions: Record<string, Question> = {
  async 'subscription/state'(_, { agencyId }) {
    if (!agencyId) throw unauthenticated()
    const agency = await Agency.findById(agencyId, { 'subscription.state': 1 }).lean()
    return { state: agency?.subscription?.state ?? null }
  },
}
