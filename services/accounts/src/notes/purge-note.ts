import type { JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { AccountNote } from './note.model.ts'

export const purgeNoteJob = 'purge-note'

const payload = z.object({ noteId: z.string(), version: z.number() })

/** Removes a deleted note permanently, unless someone has brought it back. */
export const purgeNote: JobDefinition = {
  name: purgeNoteJob,
  removesForGood: true,
  async run({ payload: given, step }) {
    const { noteId, version } = payload.parse(given)
    await step('remove', async () => {
      await AccountNote.deleteOne({ _id: noteId, version, deletedAt: { $exists: true } })
    })
  },
}
