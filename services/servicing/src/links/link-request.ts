import { CoverdeskError, parseInput, type UserCallContext } from '@coverdesk/kit'
import { z } from 'zod'
import { policyOfRequest } from '../references/policy-of-request.ts'
import { type Client, findClient } from '../request-record/find-references.ts'
import { updateOrEnrich } from '../request-record/record-version.ts'
import { findAtVersion, type RequestVersion, saveRequest } from '../request-record/save-request.ts'

const id = z
  .string()
  .nullish()
  .transform(value => value || null)
const linkInput = z.object({ accountId: id, businessPolicyId: id })

/**
 * Links a request to another account, another policy, or none.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED at `accountId` or `businessPolicyId`
 */
export async function linkRequest(context: UserCallContext, at: RequestVersion, input: unknown) {
  const { accountId, businessPolicyId } = parseInput(linkInput, input)
  const current = await findAtVersion(at)
  const client = await findClient(accountId, businessPolicyId)
  const isSame = client.accountId === current.accountId && client.businessPolicyId === current.businessPolicyId
  if (isSame) return current
  const change = { kind: 'LINKED' as const, before: await nameOf(current), after: await nameOf(client) }
  return saveRequest(context, current, client, { updateTypes: [updateOrEnrich(context)], changes: [change] })
}

/** `Heron Hardware · GL-204417`; null where it is linked to nothing. */
async function nameOf({ account, businessPolicyId }: Pick<Client, 'account' | 'businessPolicyId'>) {
  const policy = businessPolicyId && (await policyOfRequest(businessPolicyId).catch(asNoPolicy))
  const number = policy && (policy.policyNumber ?? 'Policy without a number')
  return [account?.name, number].filter(Boolean).join(' · ') || null
}

/** The former policy may be gone by now. */
function asNoPolicy(error: unknown): null {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') return null
  throw error
}
