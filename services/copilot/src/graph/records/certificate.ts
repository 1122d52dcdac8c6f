import { insuranceTypeNames, insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { accountName, accountPath, namedAccount } from './account.ts'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { addressFields, addressShape } from './holder.ts'
import { dayOf } from './words.ts'

export const certificateFields = /* GraphQL */ `
  id
  certificateNumber
  accountId
  createdAt
  additionalInsured
  descriptionOfOperations
  replacedByNumber
  createdBy { id name }
  holder { name ${addressFields} }
  lines { type policyId policyNumber expiresAt }
  ${accountName}
`
export const certificateShape = z.object({
  id: z.string(),
  certificateNumber: z.string(),
  accountId: z.string(),
  createdAt: z.string(),
  additionalInsured: z.boolean(),
  descriptionOfOperations: z.string().nullable(),
  replacedByNumber: z.string().nullable(),
  createdBy: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  holder: z.object({ name: z.string(), address: addressShape }),
  lines: z.array(
    z.object({
      type: z.enum(insuranceTypes),
      policyId: z.string(),
      policyNumber: z.string().nullable(),
      expiresAt: z.string().nullable(),
    }),
  ),
  account: namedAccount.nullable(),
})
export type Certificate = z.output<typeof certificateShape>

export const certificatePath = (accountId: string, id: string): string => `${accountPath(accountId)}/certificates/${id}`

export const certificateRecord = (certificate: Certificate, timeZone: string): GraphRecord => ({
  typename: 'CertificateOfLiabilityInsurance',
  id: certificate.id,
  title: certificate.certificateNumber,
  path: certificatePath(certificate.accountId, certificate.id),
  facts: factsOf({
    Holder: certificate.holder.name,
    Account: certificate.account?.details.name,
    Issued: dayOf(certificate.createdAt, timeZone),
    Policies: certificate.lines.map(({ type }) => insuranceTypeNames[type]).join(', '),
    'Additional insured': certificate.additionalInsured ? 'Yes' : 'No',
    'Issued by': certificate.createdBy?.name,
    Description: certificate.descriptionOfOperations,
    'Replaced by': certificate.replacedByNumber,
  }),
})
