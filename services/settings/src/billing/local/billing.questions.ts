import { mutation, notFound, parseInput, type Question } from '@coverdesk/kit'
import { z } from 'zod'
import { Agency } from '../../models/agency.model.ts'
import { countActive } from '../../users/active-users.ts'
import { demandUser } from '../billing-visitor.ts'
import { actOnBilling } from './billing-action.ts'
import { billingPage } from './billing-page.ts'

const pageInput = z.object({ done: z.string().max(20).optional(), problem: z.string().max(500).optional() })

/** What the gateway asks for its `/billing`: the page for the caller's agency, and what its forms do. */
export const billingQuestions: Record<string, Question> = {
  async 'billing/page'(input, context) {
    const { agencyId } = await demandUser(context)
    const agency = await Agency.findById(agencyId).lean()
    if (!agency) throw notFound('agency')
    return { html: billingPage(agency, await countActive(agencyId), parseInput(pageInput, input)) }
  },
  'billing/act': mutation('billing/act', async (input, context) => {
    const { agencyId } = await demandUser(context)
    return actOnBilling(agencyId, input)
  }),
}
