import { optionalText } from '@coverdesk/kit'
import { z } from 'zod'
import { renderings } from './form/rendering.ts'
import { holderAddress, holderName } from './holder-book/holder.rules.ts'

export const mostPolicies = 12
export const mostInsurers = 6
const mostCharacters = 2_000

/** Lines are kept, without blanks at their ends. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

const descriptionOfOperations = z
  .string()
  .nullish()
  .transform(text => tidy(text ?? '') || null)
  .pipe(z.string().max(mostCharacters, { error: 'Use at most 2,000 characters.' }).nullable())

const chooseAccount = 'Choose an account.'
const enterDay = 'Enter a day such as 2027-01-31.'

export const createCertificateInput = z.object({
  accountId: z.string({ error: chooseAccount }).min(1, { error: chooseAccount }),
  // A missing holder shows what it lacks, field by field.
  holder: z.preprocess(
    given => given ?? {},
    z.object({
      name: holderName,
      address: holderAddress,
    }),
  ),
  additionalInsured: z
    .boolean()
    .nullish()
    .transform(isTicked => isTicked ?? false),
  descriptionOfOperations,
  policyIds: z
    .array(z.string())
    .nullish()
    .transform(ids => (ids ? [...new Set(ids)] : null)),
  neededUntil: z.preprocess(day => (day === '' ? null : day), z.iso.date({ error: enterDay }).nullish()),
  rendering: z.enum(renderings).nullish(),
  overrideReason: optionalText(500).transform(reason => reason ?? null),
})

export type CertificateWish = z.output<typeof createCertificateInput>
