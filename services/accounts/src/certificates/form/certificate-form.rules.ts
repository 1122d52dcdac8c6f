import { z } from 'zod'

const chooseForm = 'Choose a PDF form.'

export const uploadCertificateFormInput = z.object({
  fileId: z.string({ error: chooseForm }).min(1, { error: chooseForm }),
})

export const mapCertificateFormInput = z.object({
  fields: z
    .array(z.object({ name: z.string(), source: z.string().nullish() }))
    .nullish()
    .transform(fields => fields ?? []),
})
