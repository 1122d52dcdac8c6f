import { optionalLines } from '@coverdesk/kit'
import { z } from 'zod'
import { textBounds } from '../../fields/text-bounds.ts'
import { renderings } from '../form/rendering.ts'
import { holderAddress, holderName } from '../holder-book/holder.rules.ts'

export const maxPolicies = 12
export const maxInsurers = 6

const chooseAccount = 'Choose an account.'
const enterDay = 'Enter a day such as 2027-01-31.'

const flag = z
  .boolean()
  .nullish()
  .transform(said => said ?? null)

const lineTerms = z.object({
  policyId: z.string({ error: 'Choose a policy.' }),
  additionalInsured: flag,
  waiverOfSubrogation: flag,
  primaryNonContributory: flag,
})

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
  descriptionOfOperations: optionalLines(textBounds.descriptionOfOperations),
  policyIds: z
    .array(z.string())
    .nullish()
    .transform(ids => (ids ? [...new Set(ids)] : null)),
  lineTerms: z
    .array(lineTerms)
    .nullish()
    .transform(terms => terms ?? []),
  neededUntil: z.preprocess(day => (day === '' ? null : day), z.iso.date({ error: enterDay }).nullish()),
  rendering: z.enum(renderings).nullish(),
  overrideReason: optionalLines(textBounds.overrideReason),
})

export type CertificateWish = z.output<typeof createCertificateInput>
