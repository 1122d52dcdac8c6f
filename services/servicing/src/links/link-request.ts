import { CoverdeskError, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import { policyOfRequest } from '../references/policy-of-request.ts'
import { type Client, findClient } from '../request-record/find-references.ts'
import { needsPolicy } from '../request-record/request.rules.ts'
import { findAtVersion, type RequestVersion, saveRequest } from '../request-record/save-request.ts'
import { wordsOf } from '../request-record/words-of-request.ts'

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
  // One that came without its policy stays so until someone knows it.
  if (!businessPolicyId && current.businessPolicyId && needsPolicy(wordsOf(current).type)) {
    throw validationFailed([{ path: 'businessPolicyId', message: 'Choose the policy.' }])
  }
  const client = await findClient(accountId, businessPolicyId)
  const isSame = client.accountId === current.accountId && client.businessPolicyId === current.businessPolicyId
  if (isSame) return current
  const change = { kind: 'LINKED' as const, before: await nameOf(current), after: await nameOf(client) }
  return saveRequest(context, current, client, { updateTypes: ['UPDATE_SERVICE_REQUEST'], changes: [change] })
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
