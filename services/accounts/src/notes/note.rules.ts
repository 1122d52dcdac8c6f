import { requiredLines } from '@coverdesk/kit'
import { z } from 'zod'
import { textBounds } from '../fields/text-bounds.ts'

export const noteInput = z.object({ text: requiredLines('Write the note.', textBounds.note) })
