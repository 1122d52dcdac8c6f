import { CoverdeskError, type ValidationError, validationFailed } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { accountOfPolicy, type PolicyAccount } from '../accounts/account-of-policy.ts'
import { agencyUserOfPolicy } from '../accounts/agency-user-of-policy.ts'
import { type CarrierRecord, InsuranceCarrier } from '../carriers/carrier.model.ts'

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
  agencyUserId?: string | null | undefined
  contactIds?: readonly string[] | undefined
}

interface Chosen {
  carrier: CarrierRecord | null
  broker: CarrierRecord | null
  wrong: ValidationError[]
}

/**
 * Looks up whom an input names; what is left out, or stays, is not looked at.
 * @param contacts of the account
 * @param prefix where the input stands, such as `policies.0.`
 */
export async function chosenOthers(named: Named, contacts: readonly { id: string }[], prefix = ''): Promise<Chosen> {
  const wrong: ValidationError[] = []
  const refuse = (field: string, message: string) => void wrong.push({ path: `${prefix}${field}`, message })
  // One after the other: a transaction answers one question at a time.
  const carrier = await findCarrier(named.carrierId)
  const broker = await findCarrier(named.brokerId)
  if (named.carrierId && !carrier?.isCarrier) refuse('carrierId', 'This is not a carrier of yours. Choose another one.')
  if (named.brokerId && !broker?.isBroker) {
    refuse('brokerId', 'This is not a wholesale broker of yours. Choose another one.')
  }
  if (named.contactIds?.some(id => !contacts.some(contact => contact.id === id))) {
    refuse('contactIds', 'Choose contacts of this account.')
  }
  if (named.agencyUserId && !(await isUser(named.agencyUserId))) {
    refuse('agencyUserId', 'This is nobody of your agency. Choose somebody else.')
  }
  return { carrier, broker, wrong }
}

const findCarrier = (id: string | null | undefined): Promise<CarrierRecord | null> =>
  id && isValidObjectId(id) ? InsuranceCarrier.findById(id).lean<CarrierRecord>().exec() : Promise.resolve(null)

/** Who was disabled is given nothing new. */
async function isUser(id: string): Promise<boolean> {
  try {
    return (await agencyUserOfPolicy(id)).isActive
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}
