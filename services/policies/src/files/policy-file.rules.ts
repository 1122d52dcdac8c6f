import { optionalLines } from '@coverdesk/kit'
import { z } from 'zod'
import { type PolicyDocumentType, policyDocumentTypes, uploadTypes, visibleTypes } from '../models/policy-file.model.ts'
import { textBounds } from '../text-bounds.ts'

const chooseFile = 'Choose a file.'
const chooseType = 'Choose a document type.'

const described = {
  policyId: z.string({ error: 'Choose a policy.' }),
  fileId: z.string({ error: chooseFile }).min(1, { error: chooseFile }),
  notes: optionalLines(textBounds.fileNotes),
  visible: z.boolean().nullish(),
}

export const uploadPolicyFileInput = z
  .object({ ...described, type: z.enum(uploadTypes, { error: chooseType }) })
  .transform(({ visible, ...input }) => ({ ...input, visible: visible ?? isVisibleByDefault(input.type) }))

export const addPolicyDocumentInput = z
  .object({ ...described, type: z.enum(policyDocumentTypes, { error: chooseType }) })
  .transform(({ visible, ...input }) => ({ ...input, visible: visible ?? false }))

export const isVisibleByDefault = (type: PolicyDocumentType): boolean => visibleTypes.includes(type)
