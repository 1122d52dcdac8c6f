import { z } from 'zod'

const chooseForm = 'Choose a PDF form.'

export const uploadFormInput = z.object({
  fileId: z.string({ error: chooseForm }).min(1, { error: chooseForm }),
  isLicensed: z.literal(true, { error: 'Confirm that your agency has a license for this form.' }),
})

export const mapFormInput = z.object({
  fields: z
    .array(z.object({ name: z.string(), source: z.string().nullish() }))
    .nullish()
    .transform(fields => fields ?? []),
})
