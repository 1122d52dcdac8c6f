import { insertMissing, inTenantScope, seedOnce, todayIn } from '@coverdesk/kit'
import { insertDemo, isEmpty } from '../demo-seed/seed-demo.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent, type PolicyEventRecord } from '../models/policy-event.model.ts'
import { largeBeginning } from './large-history.ts'
import { type LargePolicy, type LargeWorld, largeAgency, largePolicies } from './large-policies.ts'

const usualPolicies = 250_000
/** Records of one insertion: small enough that memory stays flat. */
const atOnce = 1_000

/** The demo, and as many policies as a large agency has, each with how its history begins: what lists are measured with. */
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
        const beginnings = records.map(largeBeginning)
        await stored
        stored = insertBoth(records, beginnings)
      }
      await stored
    })
  })

async function insertBoth(policies: readonly LargePolicy[], beginnings: readonly PolicyEventRecord[]) {
  await insertMissing(BusinessPolicy, [...policies], { asGiven: true })
  await insertMissing(PolicyEvent, [...beginnings], { asGiven: true })
}
