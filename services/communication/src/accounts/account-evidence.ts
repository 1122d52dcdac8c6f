import { askProduct, phoneNumber } from '@coverdesk/kit'
import { z } from 'zod'
import type { AccountEvidence } from './decide-account.ts'
import { policiesOfText } from './policies-of-text.ts'

const named = /* GraphQL */ `
  id
  details {
    ... on BusinessAccount { name }
    ... on IndividualAccount { name }
  }
`
const account = z.object({ id: z.string(), details: z.object({ name: z.string() }) })
const accounts = z.array(account).nullable()
type Answered = z.output<typeof account>

const byEmail = /* GraphQL */ `
  query AccountsOfAddress($emails: [String!]!, $search: String!) {
    accountsByKeys(emails: $emails, names: []) { ${named} }
    contacts(search: $search, first: 50) { items { email accounts(first: 5) { items { ${named} } } } }
  }
`
const emailAnswer = z.object({
  accountsByKeys: accounts,
  contacts: z
    .object({
      items: z.array(z.object({ email: z.string(), accounts: z.object({ items: z.array(account) }).nullable() })),
    })
    .nullable(),
})
const byPhone = `query AccountsOfNumber($phone: String!) { accountsByPhone(phone: $phone) { ${named} } }`
const byName = `query AccountsOfName($names: [String!]!) { accountsByKeys(emails: [], names: $names) { ${named} } }`
/** What is known about the client in a conversation. */
export interface Caller {
  email: string | null
  /** Whether it is the address that the mail came from: one in a forwarded mail is anyone’s. */
  isOwnEmail: boolean
  phone: string | null
  name: string | null
  /** What they wrote or said. */
  text: string
  /** Addresses of the agency’s own people, which are no client’s. */
  ours: readonly string[]
}

const namesOf = (found: readonly Answered[]) => [
  ...new Map(found.map(({ id, details: { name } }) => [id, { id, name }])).values(),
]

async function ofEmail({ email, isOwnEmail, ours }: Caller): Promise<AccountEvidence[]> {
  const address = email?.trim().toLowerCase()
  if (!address || ours.includes(address)) return []
  const found = await askProduct(byEmail, { emails: [address], search: address }, emailAnswer)
  const contacts = found.contacts?.items.filter(contact => contact.email.toLowerCase() === address) ?? []
  const all = [...(found.accountsByKeys ?? []), ...contacts.flatMap(contact => contact.accounts?.items ?? [])]
  return [{ reason: 'EMAIL', accounts: namesOf(all), isStrong: isOwnEmail }]
}

async function accountsOfNumber(phone: string) {
  const { accountsByPhone } = await askProduct(byPhone, { phone }, z.object({ accountsByPhone: accounts }))
  return namesOf(accountsByPhone ?? [])
}

async function ofPhone({ phone }: Caller): Promise<AccountEvidence[]> {
  const number = phone && phoneNumber.safeParse(phone).data
  return number ? [{ reason: 'PHONE', accounts: await accountsOfNumber(number), isStrong: true }] : []
}

const written = /(?<![\w-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?![\w-])/g
const maxNumbers = 3

/** A phone number in a mail may belong to the sender or to someone they mention. */
async function ofNumbersInText({ text, email }: Caller): Promise<AccountEvidence[]> {
  if (!email) return []
  const numbers = [...text.matchAll(written)].flatMap(([found]) => phoneNumber.safeParse(found).data ?? [])
  const found: AccountEvidence[] = []
  for (const number of [...new Set(numbers)].slice(0, maxNumbers)) {
    found.push({ reason: 'PHONE', accounts: await accountsOfNumber(number), isStrong: false })
  }
  return found
}

/** People of one name are many. */
async function ofName({ name }: Caller): Promise<AccountEvidence[]> {
  if (!name?.trim()) return []
  const { accountsByKeys } = await askProduct(byName, { names: [name] }, z.object({ accountsByKeys: accounts }))
  return [{ reason: 'NAME', accounts: namesOf(accountsByKeys ?? []), isStrong: false }]
}

async function ofPolicies({ text }: Caller): Promise<AccountEvidence[]> {
  const found = (await policiesOfText(text)).flatMap(policy => policy.account ?? [])
  return [{ reason: 'POLICY_NUMBER', accounts: namesOf(found), isStrong: true }]
}

/**
 * Which accounts the address, the number, the name and the policy numbers of a conversation lead to.
 * @throws SUBGRAPH_UNAVAILABLE while accounts or policies don’t answer
 */
export async function accountEvidence(caller: Caller): Promise<AccountEvidence[]> {
  const certain = [await ofEmail(caller), await ofPhone(caller), await ofPolicies(caller)]
  const possible = [await ofNumbersInText(caller), await ofName(caller)]
  return [...certain, ...possible].flat()
}
