import { type InsuranceType, type LimitName, limitNames } from '@coverdesk/coverage'
import { z } from 'zod'
import { policiesOf } from '../../graph/lists/policies.ts'
import { requestById } from '../../graph/lists/single-records.ts'
import { type Owner, ownerOf } from '../../graph/owner.ts'
import { policyPath, policyTitle } from '../../graph/records/policy.ts'
import type { CaseDocument } from './case-document.ts'
import { isSameValue } from './same-value.ts'
import { statementsOf } from './statement.ts'

/** A policy in force of the client, as Coverdesk has it. */
export interface RecordedPolicy {
  /** "Umbrella NLA-10511-2025". */
  title: string
  path: string
  type: InsuranceType
  limits: Partial<Record<LimitName, number>>
  deductible: number | null
  /** What it gives others, by line. */
  terms: readonly {
    line: InsuranceType
    additionalInsured: boolean | null
    waiverOfSubrogation: boolean | null
    primaryNonContributory: boolean | null
  }[]
}

/** The client of a workspace, with the policies in force; FAILED: the records couldn’t be searched. */
export type ClientRecords = { client: string; policies: readonly RecordedPolicy[] } | 'FAILED' | null

/** What a workspace belongs to. */
export interface WorkspaceClient {
  ownerId: string
  serviceRequestId: string | null
}

const question = /* GraphQL */ `
  query CaraClientPolicy($id: ID!) {
    businessPolicy(id: $id) {
      details {
        deductible
        limits { ${limitNames.join(' ')} }
        lineTerms { line additionalInsured waiverOfSubrogation primaryNonContributory }
      }
    }
  }
`
const yes = z.boolean().nullable()
const answer = z.object({
  businessPolicy: z
    .object({
      details: z.object({
        deductible: z.number().nullable(),
        limits: z.partialRecord(z.enum(limitNames), z.number().nullable()),
        lineTerms: z.array(
          z.object({
            line: z.string(),
            ...{ additionalInsured: yes, waiverOfSubrogation: yes, primaryNonContributory: yes },
          }),
        ),
      }),
    })
    .nullable(),
})

const maxPolicies = 20

/**
 * The policies in force of the client whom a workspace is about: of its service request, else the one whose policies name the insured of
 * the documents.
 *
 * @returns null where no one client is known
 */
export async function clientRecordsOf(
  { ownerId, serviceRequestId }: WorkspaceClient,
  documents: readonly CaseDocument[],
): Promise<ClientRecords> {
  try {
    const owner = await ownerOf(ownerId)
    const request = serviceRequestId ? await requestById(serviceRequestId, owner) : null
    const accountId = request?.account?.id ?? (await accountOfInsured(documents, owner))
    if (!accountId) return null
    const { items } = await policiesOf({ accountId }, { policyStates: ['INFORCE'] }, owner)
    const policies: RecordedPolicy[] = []
    for (const { id, type, policyNumber } of items.slice(0, maxPolicies)) {
      const { businessPolicy } = await owner.ask(question, { id }, answer)
      if (!businessPolicy) continue
      const { deductible, limits, lineTerms } = businessPolicy.details
      const known = Object.entries(limits).flatMap(([name, cents]) =>
        typeof cents === 'number' ? [[name, cents]] : [],
      )
      policies.push({
        ...{ title: policyTitle(type, policyNumber), path: policyPath(id), type, deductible },
        limits: Object.fromEntries(known),
        terms: lineTerms.map(terms => ({ ...terms, line: terms.line as InsuranceType })),
      })
    }
    return { client: items[0]?.account?.details.name ?? '', policies }
  } catch {
    return 'FAILED'
  }
}

/** The one client with policies whose name is that of the insured; nobody where there are two. */
async function accountOfInsured(documents: readonly CaseDocument[], owner: Owner): Promise<string | null> {
  const names = [
    ...new Set(
      documents
        .flatMap(statementsOf)
        .filter(({ field }) => field === 'insuredName')
        .map(({ value }) => String(value)),
    ),
  ]
  const found = new Set<string>()
  for (const name of names.slice(0, 3)) {
    const { items } = await policiesOf({ search: name.slice(0, 100) }, { policyStates: ['INFORCE'] }, owner)
    for (const { account } of items) {
      const isClient =
        account &&
        isSameValue({ field: 'insuredName', value: account.details.name }, { field: 'insuredName', value: name })
      if (isClient) found.add(account.id)
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}
