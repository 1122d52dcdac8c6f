import { CoverdeskError, type ValidationError, validationFailed } from '@coverdesk/kit'
import { createCarrier } from '../carrier-record/create-carrier.ts'
import { type Carrier, findCarriers } from '../carrier-record/find-carriers.ts'
import { accountOfPolicy, type PolicyAccount } from '../references/account-of-policy.ts'
import { agencyUserOfPolicy } from '../references/agency-user-of-policy.ts'

const isNotFound = (error: unknown) => error instanceof CoverdeskError && error.code === 'NOT_FOUND'

/** @throws VALIDATION_FAILED at `accountId` */
export async function chosenAccount(accountId: string): Promise<PolicyAccount> {
  const refuse = (message: string) => validationFailed([{ path: 'accountId', message }])
  const account = await accountOfPolicy(accountId).catch(error => {
    throw isNotFound(error) ? refuse('This account does not exist. Choose another one.') : error
  })
  if (account.type !== 'BUSINESS') throw refuse('Personal policies are not supported yet. Choose a business.')
  return account
}

interface Named {
  carrierId?: string | null | undefined
  brokerId?: string | null | undefined
  /** Added with the policy, in place of an id. */
  newCarrierName?: string | undefined
  newBrokerName?: string | undefined
  agencyUserId?: string | null | undefined
  contactIds?: readonly string[] | undefined
}

interface Chosen {
  carrier: Carrier | null
  broker: Carrier | null
  wrong: ValidationError[]
}

/**
 * Looks up whom an input names, and adds the companies that are new; what is left out, or stays, is not looked at. Inside of a
 * mutation: where something is wrong, nothing was added.
 * @param contacts of the account
 * @param prefix where the input stands, such as `policies.0.`
 */
export async function chosenOthers(named: Named, contacts: readonly { id: string }[], prefix = ''): Promise<Chosen> {
  const wrong: ValidationError[] = []
  const refuse = (field: string, message: string) => void wrong.push({ path: `${prefix}${field}`, message })
  // One after the other: a transaction answers one question at a time.
  const carrier = await company(named.newCarrierName, 'isCarrier', named.carrierId)
  const broker = await company(named.newBrokerName, 'isBroker', named.brokerId)
  if (named.carrierId && !carrier?.isCarrier) refuse('carrierId', 'Not one of your carriers. Choose another one.')
  if (named.brokerId && !broker?.isBroker) {
    refuse('brokerId', 'Not one of your wholesale brokers. Choose another one.')
  }
  if (named.contactIds?.some(id => !contacts.some(contact => contact.id === id))) {
    refuse('contactIds', 'Choose contacts of this account.')
  }
  if (named.agencyUserId && !(await isUser(named.agencyUserId))) {
    refuse('agencyUserId', 'Not a user in your agency. Choose someone else.')
  }
  return { carrier, broker, wrong }
}

async function company(name: string | undefined, role: 'isCarrier' | 'isBroker', id: string | null | undefined) {
  if (name) return createCarrier({ name, [role]: true })
  const [carrier = null] = id ? await findCarriers([id]) : []
  // One that was removed is known, but can't be chosen.
  return carrier && 'intoId' in carrier ? null : carrier
}

/** Who was disabled is given nothing new. */
async function isUser(id: string): Promise<boolean> {
  try {
    return (await agencyUserOfPolicy(id)).isActive
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}
