import { optionalLines } from '@coverdesk/kit'
import { z } from 'zod'
import { type PolicyDocumentType, uploadTypes, visibleTypes } from '../models/policy-file.model.ts'
import { textBounds } from '../text-bounds.ts'

const chooseFile = 'Choose a file.'
const chooseType = 'Choose a document type.'

export const uploadPolicyFileInput = z
  .object({
    policyId: z.string({ error: 'Choose a policy.' }),
    fileId: z.string({ error: chooseFile }).min(1, { error: chooseFile }),
    type: z.enum(uploadTypes, { error: chooseType }),
    notes: optionalLines(textBounds.fileNotes),
    visible: z.boolean().nullish(),
  })
  .transform(({ visible, ...input }) => ({ ...input, visible: visible ?? isVisibleByDefault(input.type) }))

export const isVisibleByDefault = (type: PolicyDocumentType): boolean => visibleTypes.includes(type)
