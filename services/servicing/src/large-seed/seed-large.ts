import { insertMissing, inTenantScope, seedOnce, todayIn } from '@coverdesk/kit'
import { insertDemo, isEmpty } from '../demo-seed/seed-demo.ts'
import { ServiceRequest } from '../models/service-request.model.ts'
import { ServiceRequestVersion } from '../models/service-request-version.model.ts'
import { largeAgency, largeRequest } from './large-requests.ts'
import { largeVersions } from './large-versions.ts'

const usualRequests = 100_000
/** Records of one insertion: small enough that memory stays flat. */
const atOnce = 1_000

/** The demo, and as many requests as a large agency has in two years, each with its version log: what lists are measured with. */
export const seedLarge = (requests = usualRequests): Promise<void> =>
  seedOnce('large', isEmpty, async () => {
    await insertDemo()
    await inTenantScope(largeAgency.id, async () => {
      const today = todayIn(largeAgency.timeZone)
      let stored = Promise.resolve()
      for (let from = 0; from < requests; from += atOnce) {
        // While the database stores some, the next ones are made.
        const count = Math.min(atOnce, requests - from)
        const records = Array.from({ length: count }, (_, place) => largeRequest(from + place, today))
        const versions = records.flatMap(largeVersions)
        await stored
        stored = insertBoth(records, versions)
      }
      await stored
    })
  })

async function insertBoth(requests: object[], versions: object[]) {
  await insertMissing(ServiceRequest, requests, { asGiven: true })
  await insertMissing(ServiceRequestVersion, versions, { asGiven: true })
}
