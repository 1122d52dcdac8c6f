import { optionalLines } from '@coverdesk/kit'
import { z } from 'zod'
import { textBounds } from '../../fields/text-bounds.ts'

/** As many as one list of superseded certificates has, and one run issues. */
export const maxCertificates = 500

const chooseAccount = 'Choose an account.'
const chooseCertificate = 'Choose a certificate.'

export const startReissueInput = z.object({
  accountId: z.string({ error: chooseAccount }).min(1, { error: chooseAccount }),
  certificateIds: z
    .array(z.string(), { error: chooseCertificate })
    .transform(ids => [...new Set(ids)])
    .pipe(
      z
        .array(z.string())
        .min(1, { error: chooseCertificate })
        .max(maxCertificates, { error: `Choose at most ${maxCertificates} certificates for one run.` }),
    ),
  overrideReason: optionalLines(textBounds.overrideReason),
})
