import { fold, type ListForm } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { createCarrierInput } from '../carrier-record/carrier.rules.ts'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { accountsOfPolicyList, type PolicyAccount } from '../references/account-of-policy.ts'
import { agencyUsersOfPolicies, type PolicyUser } from '../references/agency-user-of-policy.ts'
import type { Cell, ImportField } from './import-fields.ts'

/** A carrier or a wholesale broker of a row. Without an id it is added with the policy. */
export interface NamedCompany {
  id: Types.ObjectId | null
  name: string
  sortName: string
  role: 'isCarrier' | 'isBroker'
  /** Whether the agency has it in this role. */
  isKnown: boolean
}

export interface Wrong {
  field?: ImportField | undefined
  message: string
}

export const refuse = (field: ImportField | undefined, message: string) => ({ ...(field && { field }), message })

/** Who a row names. */
interface Named {
  account: PolicyAccount | null
  carrier: NamedCompany | null
  broker: NamedCompany | null
  /** Undefined: the row names no one. */
  agencyUserId: string | undefined
  wrong: Wrong[]
}

/** Who the rows of a portion name, as it is known here. */
export interface NamedByRows {
  of(cell: Cell, form: Pick<ListForm<ImportField>, 'mapping'>): Named
}

/** Begins to look up; everyone of the agency is asked for once. */
export function lookUp() {
  let users: Promise<PolicyUser[]> | undefined
  return async (cells: readonly Cell[]): Promise<NamedByRows> => {
    const textsOf = (...fields: ImportField[]) => [
      ...new Set(fields.flatMap(field => cells.map(cell => cell(field))).filter(Boolean)),
    ]
    const [emails, names] = [textsOf('ACCOUNT_EMAIL'), textsOf('ACCOUNT_NAME')]
    const accounts = emails.length + names.length > 0 ? await accountsOfPolicyList({ emails, names }) : []
    const companies = await companiesNamed(textsOf('CARRIER', 'BROKER'))
    if (textsOf('ASSIGNED_TO').length > 0) users ??= agencyUsersOfPolicies()
    const everybody = (await users) ?? []
    return { of: (cell, form) => namedBy(cell, form, { accounts, companies, everybody }) }
  }
}

type Companies = ReadonlyMap<string, { _id: Types.ObjectId; name: string; isCarrier: boolean; isBroker: boolean }>

async function companiesNamed(names: readonly string[]): Promise<Companies> {
  if (names.length === 0) return new Map()
  const found = await InsuranceCarrier.find({ sortName: { $in: names.map(fold) } }).lean()
  return new Map(found.map(company => [company.sortName, company]))
}

interface Known {
  accounts: readonly PolicyAccount[]
  companies: Companies
  everybody: readonly PolicyUser[]
}

function namedBy(cell: Cell, { mapping }: Pick<ListForm<ImportField>, 'mapping'>, known: Known): Named {
  const wrong: Wrong[] = []
  const firstField = mapping.some(({ field }) => field === 'ACCOUNT_EMAIL') ? 'ACCOUNT_EMAIL' : 'ACCOUNT_NAME'
  const chosen = accountNamed(cell('ACCOUNT_EMAIL'), cell('ACCOUNT_NAME'), known.accounts, firstField)
  const account = 'account' in chosen ? chosen.account : null
  if ('message' in chosen) wrong.push(chosen)
  if (!cell('CARRIER')) wrong.push({ field: 'CARRIER', message: 'Choose the carrier.' })
  const carrier = companyNamed(cell, 'CARRIER', known.companies, wrong)
  const broker = companyNamed(cell, 'BROKER', known.companies, wrong)
  return { account, carrier, broker, agencyUserId: userNamed(cell('ASSIGNED_TO'), known.everybody, wrong), wrong }
}

/** By its e-mail; where no one has that, by its name, which must be one account's alone. */
export function accountNamed(
  email: string,
  name: string,
  accounts: readonly PolicyAccount[],
  firstField: ImportField,
): { account: PolicyAccount } | Required<Wrong> {
  if (!email && !name) return { field: firstField, message: 'Enter the email address or the name of the account.' }
  const sameEmail = email ? accounts.filter(account => account.email.toLowerCase() === email.toLowerCase()) : []
  const isNamed = (account: PolicyAccount) => fold(account.name) === fold(name)
  const byEmail = sameEmail.length > 1 ? sameEmail.filter(isNamed) : sameEmail
  if (sameEmail.length > 1 && byEmail.length !== 1) {
    const message = 'Several accounts have this email. Enter the exact name of one of them, too.'
    return { field: 'ACCOUNT_EMAIL', message }
  }
  const sameName = name && byEmail.length === 0 ? accounts.filter(isNamed) : []
  const [account, another] = [...byEmail, ...sameName]
  const field = byEmail.length > 0 || !name ? 'ACCOUNT_EMAIL' : 'ACCOUNT_NAME'
  if (account && another) {
    return { field, message: 'Several accounts have this name. Enter the email address of one of them.' }
  }
  if (account && account.type !== 'BUSINESS') {
    return { field, message: 'Personal policies are not supported yet. Choose a business.' }
  }
  if (account) return { account }
  return email
    ? { field: 'ACCOUNT_EMAIL', message: 'No account has this email. Import the account first.' }
    : { field: 'ACCOUNT_NAME', message: 'No account has this name. Import the account first.' }
}

const roles = { CARRIER: 'isCarrier', BROKER: 'isBroker' } as const

/** Who is there already, however the name is written, or someone new. */
function companyNamed(cell: Cell, field: 'CARRIER' | 'BROKER', companies: Companies, wrong: Wrong[]) {
  if (!cell(field)) return null
  const role = roles[field]
  const parsed = createCarrierInput.safeParse({ name: cell(field), [role]: true })
  if (!parsed.success) {
    wrong.push({ field, message: parsed.error.issues[0]?.message ?? 'Enter the company name.' })
    return null
  }
  const sortName = fold(parsed.data.name)
  const there = companies.get(sortName)
  return {
    id: there?._id ?? null,
    name: there?.name ?? parsed.data.name,
    sortName,
    role,
    isKnown: there?.[role] === true,
  }
}

/** By e-mail or name. Who was disabled is given nothing new. */
function userNamed(text: string, everybody: readonly PolicyUser[], wrong: Wrong[]): string | undefined {
  if (!text) return undefined
  const named = everybody.filter(
    ({ email, name, isActive }) =>
      isActive && (email.toLowerCase() === text.toLowerCase() || fold(name) === fold(text)),
  )
  if (named.length === 1) return named[0]?.id
  const message =
    named.length > 1
      ? 'Several people of your agency have this name. Enter the email address of one of them.'
      : 'Not a user in your agency. Choose someone else.'
  wrong.push({ field: 'ASSIGNED_TO', message })
  return undefined
}
