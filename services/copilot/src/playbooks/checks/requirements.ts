import { type FactLine, type FieldName, isLimitField } from '@coverdesk/coverage'
import { countsIn, moneyIn } from '@coverdesk/coverage/read'
import { labelOf } from '../comparing/items.ts'
import { type Side, statedOn } from '../documents/side.ts'
import type { Quotation, Statement } from '../documents/statement.ts'
import { backingOf, type Duty } from './endorsements.ts'
import { passagesMatching } from './passages.ts'

/** MET and NOT_MET follow from what the policies state; NOT_SHOWN: they don’t say; UNCLEAR: documents say two things. */
export type Outcome = 'MET' | 'NOT_MET' | 'NOT_SHOWN' | 'UNCLEAR'

/** One thing that a contract requires, and what the policies say of it. */
export interface Requirement {
  label: string
  outcome: Outcome
  required: readonly Statement[]
  shown: readonly Quotation[]
}

const duties: readonly { field: FieldName; duty: Duty; label: string }[] = [
  { field: 'additionalInsuredRequired', duty: 'ADDITIONAL_INSURED', label: 'Additional insured' },
  { field: 'waiverRequired', duty: 'WAIVER', label: 'Waiver of subrogation' },
  { field: 'primaryNonContributoryRequired', duty: 'PRIMARY', label: 'Primary and noncontributory' },
]

/** The insurance that a contract requires, each against the policies. */
export async function requirementsOf(contract: Side, policies: Side): Promise<Requirement[]> {
  const found: Requirement[] = []
  for (const [field, line] of limitsOf(contract)) found.push(limitRequirement(contract, policies, field, line))
  for (const { field, duty, label } of duties) {
    const required = contract.statements.filter(one => one.field === field && one.value === 'YES')
    if (required.length === 0) continue
    const { for: granted, against } = await backingOf(policies.documents, duty)
    const outcome =
      against.length === 0 ? (granted.length > 0 ? 'MET' : 'NOT_SHOWN') : granted.length > 0 ? 'UNCLEAR' : 'NOT_MET'
    found.push({ label, outcome, required, shown: [...granted, ...against] })
  }
  const notice = statedOn(contract, 'noticeOfCancellationDays', null)
  if (notice.length > 0) found.push(await noticeRequirement(notice, policies))
  const rating = statedOn(contract, 'ratingRequired', null)
  if (rating.length > 0)
    found.push({ label: 'Rating of the insurer', outcome: 'NOT_SHOWN', required: rating, shown: [] })
  return found
}

function limitsOf(contract: Side): [FieldName, FactLine][] {
  const keys = new Map<string, [FieldName, FactLine]>()
  for (const { field, line } of contract.statements) {
    if (isLimitField(field)) keys.set(`${field} ${line}`, [field, line])
  }
  return [...keys.values()]
}

function limitRequirement(contract: Side, policies: Side, field: FieldName, line: FactLine): Requirement {
  const required = statedOn(contract, field, line)
  const shown = statedOn(policies, field, line)
  return { label: labelOf(field, line), required, shown, outcome: limitOutcome(required, shown) }
}

/** A limit is met where every amount that the policies state is at least every amount that the contract asks for. */
function limitOutcome(required: readonly Statement[], shown: readonly Statement[]): Outcome {
  if (shown.length === 0) return 'NOT_SHOWN'
  const wanted = required.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  if (wanted.length === 0) return 'UNCLEAR'
  const results = new Set(shown.flatMap(one => wanted.map(amount => reaches(one, amount))))
  return results.size === 1 ? ([...results][0] ?? 'UNCLEAR') : 'UNCLEAR'
}

const none: ReadonlySet<number | string> = new Set(['EXCLUDED', 'NOT_COVERED'])

function reaches({ value, unit }: Statement, wanted: number): Outcome {
  if (unit === 'USD' && typeof value === 'number') return value >= wanted ? 'MET' : 'NOT_MET'
  if (none.has(value)) return 'NOT_MET'
  return value === 'UNLIMITED' ? 'MET' : 'UNCLEAR'
}

async function noticeRequirement(required: readonly Statement[], policies: Side): Promise<Requirement> {
  const { for: shown } = await backingOf(policies.documents, 'NOTICE')
  const withDays = shown.filter(({ quote }) => countsIn(quote).length > 0)
  // Which of several notices applies is for the policy's terms.
  return {
    label: 'Notice of cancellation',
    outcome: withDays.length > 0 ? 'UNCLEAR' : 'NOT_SHOWN',
    required,
    shown: withDays,
  }
}

const insuranceWords = /\b(?:insur\w+|aggregate|umbrella|liability)\b/i
const asksFor = /\b(?:shall|must|required?|minimum|not less than|at least)\b/i
const maxWording = 20

/** Sentences of the contract about insurance, with an amount, that no requirement is based on: a person reads them. */
export async function otherWording(contract: Side, requirements: readonly Requirement[]): Promise<Quotation[]> {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  const cited = requirements.flatMap(({ required }) => required.map(({ quote }) => flat(quote)))
  const found = await passagesMatching(contract.documents, insuranceWords)
  return found
    .filter(({ quote }) => asksFor.test(quote) && moneyIn(quote).some(({ isMarked }) => isMarked))
    .filter(({ quote }) => !cited.some(known => flat(quote).includes(known) || known.includes(flat(quote))))
    .slice(0, maxWording)
}
