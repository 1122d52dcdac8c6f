import { type ListForm, type ReadRow, yearAfter } from '@coverdesk/kit'
import { newFacts } from '../policies/create-policies.ts'
import type { PolicyFacts } from '../policies/policy-record.ts'
import type { PolicyAccount } from '../references/account-of-policy.ts'
import type { Day } from '../rules/days.ts'
import { policyInput } from '../rules/policy.rules.ts'
import { stateByDates } from '../rules/policy-state.ts'
import type { Cell, ImportField } from './import-fields.ts'
import type { KeptOfPolicy } from './kept-of-policy.ts'
import { type NamedByRows, type NamedCompany, refuse } from './named-by-rows.ts'
import { readDay } from './reading/read-day.ts'
import { readMoneyCell, readRateCell } from './reading/read-number-cell.ts'
import { readBillingType, readInterval, readMarket, readState, readType } from './reading/read-words.ts'

/** A policy that passes the rules of the form. Whom it names is beside its facts: some are yet to be added. */
export interface ReadPolicy {
  facts: PolicyFacts
  account: PolicyAccount
  carrier: NamedCompany
  broker: NamedCompany | null
}

export type ReadPolicyRow = ReadRow<ImportField, ReadPolicy, KeptOfPolicy>

/** What a row says itself; whom it names is looked up. */
const rowInput = policyInput.omit({
  carrierId: true,
  brokerId: true,
  agencyUserId: true,
  contactIds: true,
  details: true,
})

/** The same paths as the form has. */
const fields: Record<string, ImportField> = {
  type: 'TYPE',
  state: 'STATE',
  market: 'MARKET',
  quoteNumber: 'QUOTE_NUMBER',
  policyNumber: 'POLICY_NUMBER',
  issuedAt: 'ISSUED_AT',
  inforceAt: 'INFORCE_AT',
  expiresAt: 'EXPIRES_AT',
  billingType: 'BILLING_TYPE',
  paymentIntervalType: 'PAYMENT_INTERVAL',
  premium: 'PREMIUM',
  agencyFees: 'AGENCY_FEES',
  brokerFees: 'BROKER_FEES',
  policyFees: 'POLICY_FEES',
  otherFees: 'OTHER_FEES',
  taxes: 'TAXES',
  commissionRate: 'COMMISSION_RATE',
  minimumEarnedPremium: 'MINIMUM_EARNED_PREMIUM',
}

/** Where the form offers a choice and a list may have any word. */
const choices: Partial<Record<ImportField, string>> = {
  STATE: 'Enter Binding, Pending, In force, Expired or Unknown.',
  MARKET: 'Enter Admitted, or Excess and surplus.',
  BILLING_TYPE: 'Enter Direct or Agency.',
  PAYMENT_INTERVAL: 'Enter Annual, Quarterly, Monthly or None.',
}

/** A row as the form would have sent it: empty cells are left out, so that the form's defaults hold. */
export function inputOf(cell: Cell, { ofAllRows }: Pick<ListForm<ImportField>, 'ofAllRows'>) {
  const day = (field: ImportField) => (cell(field) ? readDay(cell(field)) : undefined)
  const amount = (field: ImportField) => readMoneyCell(cell(field))
  const inforceAt = day('INFORCE_AT')
  return {
    type: ofAllRows ?? readType(cell('TYPE')),
    state: readState(cell('STATE')),
    market: readMarket(cell('MARKET')),
    quoteNumber: cell('QUOTE_NUMBER') || undefined,
    policyNumber: cell('POLICY_NUMBER') || undefined,
    issuedAt: day('ISSUED_AT'),
    inforceAt,
    expiresAt: day('EXPIRES_AT') ?? yearAfterIt(inforceAt),
    billingType: readBillingType(cell('BILLING_TYPE')),
    paymentIntervalType: readInterval(cell('PAYMENT_INTERVAL')),
    premium: amount('PREMIUM'),
    agencyFees: amount('AGENCY_FEES'),
    brokerFees: amount('BROKER_FEES'),
    policyFees: amount('POLICY_FEES'),
    otherFees: amount('OTHER_FEES'),
    taxes: amount('TAXES'),
    commissionRate: readRateCell(cell('COMMISSION_RATE')),
    minimumEarnedPremium: amount('MINIMUM_EARNED_PREMIUM'),
  }
}

/** A list has years gone by, too: the form's year counts from the day on which the policy begins. */
const yearAfterIt = (inforceAt: string | undefined) =>
  inforceAt && /^\d{4}-\d{2}-\d{2}$/.test(inforceAt) ? yearAfter(inforceAt) : undefined

/** A row by the rules of the form, with one message a field. */
export function readPolicy(cell: Cell, form: ListForm<ImportField>, named: NamedByRows, today: Day): ReadPolicyRow {
  const input = inputOf(cell, form)
  const state = input.state === 'BOUND' ? undefined : input.state
  const parsed = rowInput.safeParse({ ...input, state })
  const { account, carrier, broker, agencyUserId, wrong } = named.of(cell, form)
  const kept = keptOf(account, [carrier, broker])
  if (!parsed.success) {
    wrong.push(
      ...parsed.error.issues.map(({ path, message, code }) => {
        const field = fields[path.join('.')]
        return { field, message: (code === 'invalid_value' && field && choices[field]) || message }
      }),
    )
    return { errors: firstOfEach(wrong), kept }
  }
  const { inforceAt = null, expiresAt = null } = parsed.data
  const isDated = Boolean(inforceAt ?? expiresAt)
  // A list hardly ever says that a policy is still being bound: once it has a time, that says where it stands.
  const declared = parsed.data.state ?? (isDated ? stateByDates({ inforceAt, expiresAt }, today) : undefined)
  const entered = { ...parsed.data, state: declared, agencyUserId }
  const { facts, refused } = newFacts(form.createdById, account?.id ?? '', entered, today)
  wrong.push(...refused.map(({ path, message }) => ({ field: fields[path], message })))
  if (wrong.length > 0 || !account || !carrier) return { errors: firstOfEach(wrong), kept }
  return { wanted: { facts, account, carrier, broker }, errors: [], kept: { ...kept, expiresAt: facts.expiresAt } }
}

function keptOf(account: PolicyAccount | null, companies: readonly (NamedCompany | null)[]): KeptOfPolicy {
  const added = companies.flatMap(company => (company && !company.id ? company.sortName : []))
  return {
    ...(account && { accountId: account.id, accountName: account.name }),
    ...(added.length > 0 && { newCompanies: added }),
  }
}

function firstOfEach(wrong: readonly { field?: ImportField | undefined; message: string }[]) {
  const messages = new Map<ImportField | undefined, string>()
  for (const { field, message } of wrong) if (!messages.has(field)) messages.set(field, message)
  return [...messages].map(([field, message]) => refuse(field, message))
}
