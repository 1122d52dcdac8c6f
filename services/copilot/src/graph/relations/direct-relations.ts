import { type CertificatesOf, certificatesOf } from '../lists/certificates.ts'
import { accountsOfContact, accountWithContacts } from '../lists/clients.ts'
import { type PoliciesOf, policiesOf } from '../lists/policies.ts'
import { requestRecordsOf } from '../lists/requests.ts'
import { policyById, requestById } from '../lists/single-records.ts'
import type { Owner } from '../owner.ts'
import type { Collected } from '../pages.ts'
import type { RecordFilters, RecordKind, StartKind } from '../question.ts'
import { type Certificate, certificatePath, certificateRecord } from '../records/certificate.ts'
import { contactRecord } from '../records/contact.ts'
import { factsOf, type GraphRecord } from '../records/graph-record.ts'
import { type Policy, policyRecord } from '../records/policy.ts'
import { accountsOfCertificates, holdersOfCertificates, policiesOfCertificates } from './of-certificates.ts'
import { accountsOfPolicies, carriersOfPolicies } from './of-policies.ts'

/** What one record is related to. */
export type Relation = (id: string, filters: RecordFilters, owner: Owner) => Promise<Collected<GraphRecord>>

const all = (items: GraphRecord[]): Collected<GraphRecord> => ({ items, isComplete: true })

const throughPolicies =
  (whose: (id: string) => PoliciesOf, present: (policies: readonly Policy[]) => GraphRecord[]): Relation =>
  async (id, filters, owner) => {
    const found = await policiesOf(whose(id), filters, owner)
    return { ...found, items: present(found.items) }
  }
const eachPolicy = (policies: readonly Policy[]) => policies.map(policyRecord)

const throughCertificates =
  (
    whose: (id: string) => CertificatesOf,
    present: (certificates: readonly Certificate[], owner: Owner) => GraphRecord[],
  ): Relation =>
  async (id, filters, owner) => {
    const found = await certificatesOf(whose(id), filters, owner)
    return { ...found, items: present(found.items, owner) }
  }
const eachCertificate = (certificates: readonly Certificate[], { timeZone }: Owner) =>
  certificates.map(certificate => certificateRecord(certificate, timeZone))

/** What comes directly from what: the kind of the start, then the kind that is wanted. */
export const directRelations: Record<StartKind, Partial<Record<RecordKind, Relation>>> = {
  ACCOUNT: {
    CONTACT: async (id, _, owner) => all((await accountWithContacts(id, owner)).contacts),
    POLICY: throughPolicies(accountId => ({ accountId }), eachPolicy),
    CARRIER: throughPolicies(accountId => ({ accountId }), carriersOfPolicies),
    CERTIFICATE: throughCertificates(accountId => ({ accountId }), eachCertificate),
    CERTIFICATE_HOLDER: throughCertificates(accountId => ({ accountId }), holdersOfCertificates),
    SERVICE_REQUEST: (accountId, filters, owner) => requestRecordsOf({ accountId }, filters, owner),
  },
  POLICY: {
    ACCOUNT: ofPolicy(policy => accountsOfPolicies([policy])),
    CARRIER: ofPolicy(policy => carriersOfPolicies([policy])),
    CONTACT: ofPolicy(({ contacts }) => (contacts ?? []).map(contactRecord)),
    CERTIFICATE: throughCertificates(policyId => ({ policyId }), eachCertificate),
    CERTIFICATE_HOLDER: throughCertificates(policyId => ({ policyId }), holdersOfCertificates),
    SERVICE_REQUEST: (businessPolicyId, filters, owner) => requestRecordsOf({ businessPolicyId }, filters, owner),
  },
  CARRIER: {
    POLICY: throughPolicies(carrierId => ({ carrierId }), eachPolicy),
    ACCOUNT: throughPolicies(carrierId => ({ carrierId }), accountsOfPolicies),
  },
  CERTIFICATE_HOLDER: {
    CERTIFICATE: throughCertificates(holderId => ({ holderId }), eachCertificate),
    ACCOUNT: throughCertificates(holderId => ({ holderId }), accountsOfCertificates),
    POLICY: throughCertificates(holderId => ({ holderId }), policiesOfCertificates),
  },
  CONTACT: {
    ACCOUNT: (id, _, owner) => accountsOfContact(id, owner),
  },
  SERVICE_REQUEST: {
    ACCOUNT: ofRequest(async ({ account }, owner) =>
      account ? (await accountWithContacts(account.id, owner)).accounts : [],
    ),
    POLICY: ofRequest(async ({ businessPolicy }, owner) => {
      const policy = businessPolicy && (await policyById(businessPolicy.id, owner))
      return policy ? [policyRecord(policy)] : []
    }),
    CERTIFICATE: ofRequest(async ({ account, certificates }) =>
      account ? certificates.map(certificate => issuedFor(account.id, certificate)) : [],
    ),
  },
}

function ofPolicy(present: (policy: NonNullable<Awaited<ReturnType<typeof policyById>>>) => GraphRecord[]): Relation {
  return async (id, _, owner) => {
    const policy = await policyById(id, owner)
    return all(policy ? present(policy) : [])
  }
}

type RequestLinks = NonNullable<Awaited<ReturnType<typeof requestById>>>

function ofRequest(present: (request: RequestLinks, owner: Owner) => Promise<GraphRecord[]>): Relation {
  return async (id, _, owner) => {
    const request = await requestById(id, owner)
    return all(request ? await present(request, owner) : [])
  }
}

const issuedFor = (accountId: string, issued: RequestLinks['certificates'][number]): GraphRecord => ({
  typename: 'CertificateOfLiabilityInsurance',
  id: issued.certificateId,
  title: issued.certificateNumber,
  path: certificatePath(accountId, issued.certificateId),
  facts: factsOf({}),
})
