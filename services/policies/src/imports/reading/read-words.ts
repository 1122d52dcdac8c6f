import { fold } from '@coverdesk/kit'
import {
  type InsuranceType,
  insuranceTypeNames,
  type PaymentInterval,
  type PolicyBillingType,
  type PolicyMarket,
  type PolicyState,
} from '../../models/enumerations.ts'

/** What other systems call a type beside its name, folded. */
const typeWords: Partial<Record<InsuranceType, string>> = {
  ACCIDENT_AND_HEALTH: 'a h, accident health, ad d',
  BUSINESS_OWNERS: 'bop, business owner, business owners policy, businessowners, businessowners policy, businessowner',
  COMMERCIAL_AUTO: 'auto, bap, baut, business auto, auto liability, automobile, comm auto',
  CYBER: 'cyber liability, data breach',
  DIRECTORS_AND_OFFICERS:
    'd o, dno, directors officers, directors and officers liability, directors officers liability',
  EMPLOYMENT_PRACTICES_LIABILITY: 'epli, epl, employment practices',
  ERRORS_AND_OMISSION:
    'e o, eno, errors omissions, errors and omissions, errors and omission, errors omissions liability, errors and omissions liability',
  EXCESS: 'xs, excess liability',
  GENERAL_LIABILITY: 'gl, cgl, gen liab, general liab, liability',
  JEWELERS_BLOCK: 'jewelers, jewellers block, jb',
  OTHER: 'misc, miscellaneous',
  PACKAGE: 'pkg, cpp, package policy',
  PRODUCT_LIABILITY: 'products liability, products',
  PROFESSIONAL_LIABILITY: 'professional, prof liab, professional liab, prof liability',
  PROPERTY: 'prop, cp',
  RENTAL: 'rental dwelling',
  SHIPPING_AND_TRANSPORTATION: 'cargo, motor truck cargo, mtc, ocean cargo, shipping transportation, transportation',
  UMBRELLA: 'umb, umbr, cumb, umbrella liability, comm umbrella',
  WORKERS_COMPENSATION:
    'wc, work comp, workcomp, workers comp, worker comp, workman comp, workmans comp, workmens comp, workmans compensation',
}
const types = new Map(
  Object.entries(insuranceTypeNames).flatMap(([code, name]) => {
    const others = typeWords[code as InsuranceType]?.split(', ') ?? []
    return [fold(code), fold(name), ...others].map(word => [word, code] as const)
  }),
)

/** @returns the code; what is none as it was given, for the rule to refuse */
export function readType(text: string): string {
  const word = fold(text)
  return types.get(word) ?? types.get(word.replace(/^(commercial|comm|business) /, '')) ?? text
}

const wordsOf = <Code extends string>(words: Record<Code, string>) =>
  new Map(
    (Object.entries(words) as [Code, string][]).flatMap(([code, others]) =>
      [fold(code), ...others.split(', ')].map(word => [word, code] as const),
    ),
  )

const markets = wordsOf<PolicyMarket>({
  ADMITTED: 'admitted market, a, yes, y, standard',
  EXCESS_AND_SURPLUS: 'e s, es, excess surplus, surplus, surplus lines, non admitted, nonadmitted, not admitted, no, n',
})
const billingTypes = wordsOf<PolicyBillingType>({
  AGENCY: 'agency bill, agency billed, ab, a, agent, agency billing',
  DIRECT: 'direct bill, direct billed, db, d, direct billing, carrier, carrier bill, company, company bill',
})
const intervals = wordsOf<PaymentInterval>({
  ANNUAL: 'annually, yearly, full, full pay, paid in full, pif, a, 1 pay, one pay, prepaid, full payment',
  QUARTERLY: 'q, quarter, quarterly pay, 4 pay',
  MONTHLY: 'm, month, monthly pay, 12 pay',
  NONE: 'n a, no, not applicable',
})

/** Bound, whatever its dates make of it. */
const bound = 'BOUND'
const states = new Map<string, PolicyState | typeof bound>([
  ...wordsOf<PolicyState>({
    BINDING: 'binder, being bound',
    PENDING: 'future, upcoming, not yet effective',
    INFORCE: 'in force, active, current, in effect, effective, live',
    EXPIRED: 'expire, past',
    CANCELED: 'cancelled, cancel, cxl, canx, canceled flat, terminated',
    UNKNOWN: 'n a',
  }),
  ...['bound', 'issued', 'new', 'new business', 'renewal', 'renewed', 'renew', 'rewrite', 'rewritten'].map(
    word => [word, bound] as const,
  ),
])

/** Each returns what is no word of ours as it was given, for the rule to refuse; undefined for an empty cell. */
const reading =
  <Code extends string>(words: ReadonlyMap<string, Code>) =>
  (text: string): Code | string | undefined =>
    text.trim() ? (words.get(fold(text)) ?? text) : undefined

export const readMarket = reading(markets)
export const readBillingType = reading(billingTypes)
export const readInterval = reading(intervals)
/** @returns `BOUND` where the list says no more than that, too */
export const readState = reading(states)
