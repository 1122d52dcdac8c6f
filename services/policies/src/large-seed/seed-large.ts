import { insertMissing, inTenantScope, seedOnce, todayIn } from '@coverdesk/kit'
import { InsuranceCarrier } from '../carriers/carrier.model.ts'
import { insertDemo, isEmpty } from '../demo-seed/seed-demo.ts'
import { BusinessPolicy } from '../policies/policy.model.ts'
import { type LargeWorld, largeAgency, largePolicies } from './large-policies.ts'

const usualPolicies = 250_000
/** Records of one insertion: small enough that memory stays flat. */
const atOnce = 1_000

/** The demo, and as many policies as a large agency has: what lists are measured with. */
export const seedLarge = (policies = usualPolicies): Promise<void> =>
  seedOnce('large', isEmpty, async () => {
    await insertDemo()
    await inTenantScope(largeAgency.id, async () => {
      const carriers = await InsuranceCarrier.find({ isCarrier: true }).sort({ sortName: 1 }).lean()
      const world: LargeWorld = {
        today: todayIn(largeAgency.timeZone),
        carriers: carriers.map(({ _id, name }) => ({ id: _id, name })),
      }
      let stored = Promise.resolve()
      for (let from = 0; from < policies; from += atOnce) {
        // While the database stores some, the next ones are made.
        const records = largePolicies(from, Math.min(atOnce, policies - from), world)
        await stored
        stored = insertMissing(BusinessPolicy, records, { asGiven: true })
      }
      await stored
    })
  })
