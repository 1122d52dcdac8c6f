import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { purgeFilesOf } from '../files/purge-files.ts'
import { DeletedPolicy } from '../models/deleted-policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'

export const purgePolicyJob = 'purge-policy'

const payload = z.object({ policyId: z.string(), deletedAt: z.iso.datetime() })

/** Removes a deleted policy permanently with its history and its files, unless someone has brought it back. */
export const purgePolicy: JobDefinition = {
  name: purgePolicyJob,
  removesForGood: true,
  async run({ payload: given, step }) {
    const { policyId, deletedAt } = payload.parse(given)
    await step('remove', async () => {
      const { deletedCount } = await DeletedPolicy.deleteOne({ _id: policyId, deletedAt: new Date(deletedAt) })
      if (deletedCount === 0) return
      await purgeFilesOf(policyId)
      await PolicyEvent.deleteMany({ policyId })
    })
  },
}
