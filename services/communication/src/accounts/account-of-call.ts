import { askProduct, CoverdeskError, fold, notFound, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import type { AccountCopy } from '../call-record/call.model.ts'

const account = z.object({ id: z.string(), details: z.object({ name: z.string() }) })
type Answered = z.output<typeof account>

const named = /* GraphQL */ `
  id
  details {
    ... on BusinessAccount { name }
    ... on IndividualAccount { name }
  }
`
const byId = `query CallAccount($id: ID!) { account(id: $id) { ${named} } }`
const byPhone = `query CallAccounts($phone: String!) { accountsByPhone(phone: $phone) { ${named} } }`

/** Whose call it is, as it is stored. */
export interface Client {
  accountId: string
  account: AccountCopy
}

const clientOf = ({ id, details: { name } }: Answered): Client => ({
  accountId: id,
  account: { name, sortName: fold(name) },
})

/**
 * The account of an id; one that was merged leads to the one that was kept.
 * @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while accounts don’t answer
 */
export async function accountOfCall(id: string): Promise<Client> {
  const found = await askProduct(byId, { id }, z.object({ account: account.nullable() }))
  if (!found.account) throw notFound('account')
  return clientOf(found.account)
}

/** The account that a form names. @throws VALIDATION_FAILED at `accountId` */
export async function chosenAccount(id: string): Promise<Client> {
  try {
    return await accountOfCall(id)
  } catch (error) {
    const isMissing = error instanceof CoverdeskError && error.code === 'NOT_FOUND'
    throw isMissing ? validationFailed([{ path: 'accountId', message: 'Choose an account.' }]) : error
  }
}

/**
 * Who a number belongs to: the one account that has it, itself or by a contact. None and several are left to a person.
 * @throws SUBGRAPH_UNAVAILABLE while accounts don’t answer
 */
export async function accountOfNumber(phone: string): Promise<Client | null> {
  const answer = z.object({ accountsByPhone: z.array(account).nullable() })
  const { accountsByPhone } = await askProduct(byPhone, { phone }, answer)
  const [first, ...others] = accountsByPhone ?? []
  return first && others.length === 0 ? clientOf(first) : null
}
