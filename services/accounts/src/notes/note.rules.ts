import { requiredLines } from '@coverdesk/kit'
import { z } from 'zod'
import { textBounds } from '../fields/text-bounds.ts'

const maxMentions = 50

/** What is no id names nobody. */
const mentionIds = z
  .array(z.string())
  .max(maxMentions, { error: `Mention at most ${maxMentions} colleagues.` })
  .nullish()
  .transform(ids => [...new Set(ids?.filter(id => /^[0-9a-f]{24}$/.test(id)))])

export const noteInput = z.object({ text: requiredLines('Write the note.', textBounds.note), mentionIds })
