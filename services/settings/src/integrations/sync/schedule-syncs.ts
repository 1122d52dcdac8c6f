import { agenciesOf, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import { Agency } from '../../models/agency.model.ts'
import { Integration } from '../record/integration.model.ts'
import { adapterOf } from '../systems/ams-adapters.ts'
import { beginSync } from './begin-run.ts'

/** Begins the syncs that are due: an hour after the last one, or soon after someone has decided something. */
export const scheduleSyncs: JobDefinition = {
  name: 'schedule-syncs',
  every: '20 seconds',
  async run({ write }) {
    // Most agencies have nothing to sync, and most of the others are not due.
    if (!(await Integration.collection.findOne(dueNow(), { projection: { _id: 1 } }))) return
    for await (const agencyId of agenciesOf(Integration as never)) {
      await inTenantScope(agencyId, async () => {
        if (!(await isServed(agencyId))) return
        const due = await Integration.find(dueNow() as never, { _id: 1, type: 1 }).lean()
        for (const { _id } of due.filter(({ type }) => adapterOf(type))) await write(() => beginSync(String(_id), null))
      })
    }
  },
}

/** Whoever has no subscription any more has nothing synced. */
async function isServed(agencyId: string): Promise<boolean> {
  const agency = await Agency.findById(agencyId, { subscription: 1 }).lean()
  return Boolean(agency?.subscription && agency.subscription.state !== 'EXPIRED')
}

const dueNow = () => ({ nextSyncAt: { $lte: new Date() }, runId: null, state: { $in: ['ACTIVE', 'CREATED'] } })
