import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { DeletedHolder } from './deleted-holder.model.ts'

export const purgeHolderJob = 'purge-certificate-holder'

const payload = z.object({ holderId: z.string(), deletedAt: z.iso.datetime() })

/** Removes a deleted holder permanently, unless someone has brought it back. Its certificates are its accounts'. */
export const purgeHolder: JobDefinition = {
  name: purgeHolderJob,
  removesForGood: true,
  async run({ payload: given, step }) {
    const { holderId, deletedAt } = payload.parse(given)
    await step('remove', async () => {
      await DeletedHolder.deleteOne({ _id: holderId, deletedAt: new Date(deletedAt) })
    })
  },
}
