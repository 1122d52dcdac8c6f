import type { Types } from 'mongoose'
import { isVisibleByDefault } from '../files/policy-file.rules.ts'
import { insuranceTypeNames } from '../models/enumerations.ts'
import type { PolicyDocumentType } from '../models/policy-file.model.ts'
import { demoCarriers } from './demo-carriers.ts'
import { pageOfText } from './demo-pdf.ts'
import type { DemoPolicy } from './demo-policy.ts'

/** A document of a policy of the demo, before its file is stored. */
export interface DemoDocument {
  _id: Types.ObjectId
  policyId: Types.ObjectId
  name: string
  type: PolicyDocumentType
  notes: string | null
  visible: boolean
  createdAt: Date
  uploadedBy: string
  bytes: Buffer
}

const kinds: [PolicyDocumentType, string, string | null][] = [
  ['POLICY_DOCUMENT', 'Policy', null],
  ['ENDORSEMENT', 'Endorsement - additional insureds', 'Asked for by the landlord; sent to the client.'],
  ['QUOTE_DOCUMENT', 'Quote', 'The second one; the first had the wrong payroll.'],
]
const binder: [PolicyDocumentType, string, string | null] = ['BINDER', 'Binder', null]

/** What the number-th document of a policy is. */
export const documentKind = (policy: DemoPolicy, number: number) =>
  policy.standing === 'BINDING' ? binder : (kinds[number % kinds.length] ?? binder)

export function documentName(policy: DemoPolicy, number: number): string {
  const prefix = policy.account.name.startsWith('CANARY_B') ? 'CANARY_B ' : ''
  return `${prefix}${documentKind(policy, number)[1]} - ${insuranceTypeNames[policy.line]}.pdf`
}

type Placed = Pick<DemoDocument, '_id' | 'policyId' | 'createdAt' | 'uploadedBy'>

export function demoDocument(
  policy: DemoPolicy,
  number: number,
  { policyNumber, inforceAt, expiresAt }: { policyNumber: string | null; inforceAt: string; expiresAt: string },
  placed: Placed,
): DemoDocument {
  const [type, , notes] = documentKind(policy, number)
  const name = documentName(policy, number)
  const isCanary = name.startsWith('CANARY_B')
  const lines = [
    `Insured: ${policy.account.name}`,
    ...(policy.account.address ? [`Address: ${policy.account.address.replaceAll(' · ', ', ')}`] : []),
    `Insurer: ${policy.carrier ? demoCarriers[policy.carrier].name : 'not known yet'}`,
    `Policy number: ${policyNumber ?? 'to be issued'}`,
    `Policy period: ${inforceAt} to ${expiresAt}`,
    `Annual premium: $${policy.premium.toLocaleString('en-US')}.00`,
    '',
    'A document of the demo. Insurers, clients and numbers in it are invented.',
  ]
  return {
    ...placed,
    name,
    type,
    notes: notes && isCanary ? `CANARY_B ${notes}` : notes,
    visible: isVisibleByDefault(type),
    bytes: pageOfText(name.replace('.pdf', ''), lines),
  }
}
