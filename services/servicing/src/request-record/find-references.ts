import { CoverdeskError, validationFailed } from '@coverdesk/kit'
import type { AccountCopy } from '../models/service-request.model.ts'
import { accountOfRequest } from '../references/account-of-request.ts'
import { agencyUsers } from '../references/agency-users.ts'
import { policyOfRequest } from '../references/policy-of-request.ts'

/**
 * Who is to do it, with the name that lists show.
 *
 * @throws VALIDATION_FAILED at `assigneeId` when they can’t sign in
 */
export async function findAssignee(id: string | null) {
  if (!id) return { assigneeId: null, assigneeName: null }
  const user = (await agencyUsers()).find(one => one.id === id)
  if (!user?.isActive) throw wrongField('assigneeId', 'Choose someone who can sign in.')
  return { assigneeId: user.id, assigneeName: user.name }
}

/** Whose request it is, and which of their policies it is about. */
export interface Client {
  accountId: string | null
  account: AccountCopy | null
  businessPolicyId: string | null
}

/**
 * The account and the policy of a request; a policy brings its account along.
 *
 * @throws VALIDATION_FAILED at `accountId` or `businessPolicyId`
 */
export async function findClient(accountId: string | null, businessPolicyId: string | null): Promise<Client> {
  const policy = businessPolicyId
    ? await policyOfRequest(businessPolicyId).catch(asWrongField('businessPolicyId', 'Choose a policy.'))
    : null
  const wanted = accountId ?? policy?.accountId ?? null
  if (!wanted) return { accountId: null, account: null, businessPolicyId: policy?.id ?? null }
  const { id, account } = await accountOfRequest(wanted).catch(asWrongField('accountId', 'Choose an account.'))
  if (policy?.accountId && policy.accountId !== id) {
    throw wrongField('businessPolicyId', 'Choose a policy of this account.')
  }
  return { accountId: id, account, businessPolicyId: policy?.id ?? null }
}

/** The same for what was concluded from a call or a thread: what doesn’t exist, or doesn’t fit, is left out. */
export async function findKnownClient(accountId: string | null, businessPolicyId: string | null): Promise<Client> {
  const attempts = [
    [accountId, businessPolicyId],
    [accountId, null],
    [null, businessPolicyId],
  ] as const
  for (const [account, policy] of attempts) {
    const found = await findClient(account, policy).catch(asNoClient)
    if (found) return found
  }
  return { accountId: null, account: null, businessPolicyId: null }
}

function asNoClient(error: unknown): null {
  if (error instanceof CoverdeskError && error.code === 'VALIDATION_FAILED') return null
  throw error
}

const wrongField = (path: string, message: string) => validationFailed([{ path, message }])

const asWrongField = (path: string, message: string) => (error: unknown) => {
  if (error instanceof CoverdeskError && error.code === 'NOT_FOUND') throw wrongField(path, message)
  throw error
}
