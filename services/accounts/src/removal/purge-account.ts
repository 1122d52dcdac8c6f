import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { BusinessApplication } from '../applications/application.model.ts'
import { purgeCertificatesOf } from '../certificates/removal/purge-certificates.ts'
import { AccountNote } from '../notes/note.model.ts'
import { DeletedAccount } from './deleted-account.model.ts'

export const purgeAccountJob = 'purge-account'

const payload = z.object({ accountId: z.string(), deletedAt: z.iso.datetime() })

/** Removes a deleted account permanently with all that belongs to it, unless someone has brought it back. */
export const purgeAccount: JobDefinition = {
  name: purgeAccountJob,
  removesForGood: true,
  async run({ payload: given, step }) {
    const { accountId, deletedAt } = payload.parse(given)
    await step('remove', async () => {
      const { deletedCount } = await DeletedAccount.deleteOne({ _id: accountId, deletedAt: new Date(deletedAt) })
      if (deletedCount === 0) return
      await AccountNote.deleteMany({ accountId })
      await BusinessApplication.deleteMany({ accountId })
      await purgeCertificatesOf(accountId)
    })
  },
}
