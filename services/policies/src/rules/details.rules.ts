import { optionalLines, optionalText, requiredLines, requiredText, usZones } from '@coverdesk/kit'
import { z } from 'zod'
import { insuranceTypes, limitNames } from '../models/enumerations.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { textBounds } from '../text-bounds.ts'
import { cents, line, lines, listOf, optionalAmount } from './fields.ts'

/** Of one quote. */
const maxQuote = 4_000

const chooseState = 'Choose a state.'
const enterZip = 'Enter a ZIP code such as 94107 or 94107-1234.'

const address = z.object({
  line1: requiredText('Enter the street address.'),
  line2: optionalText().transform(text => text ?? null),
  city: requiredText('Enter the city.', 100),
  zone: requiredText(chooseState)
    .transform(zone => zone.toUpperCase())
    .refine(zone => usZones.has(zone), { error: chooseState }),
  postalCode: requiredText(enterZip).refine(code => /^\d{5}(-\d{4})?$/.test(code), { error: enterZip }),
})

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' ? blankParts(value) : String(value).trim() === '')
const blankParts = (value: object) => Object.values(value).every(isBlank)

/** None as a whole, complete once any part of it is given. */
const whole = <Part extends z.ZodType>(part: Part) =>
  z.preprocess(given => (isBlank(given) ? null : given), part.nullable())

const party = z.object({ name: requiredText('Enter the name.'), address: whole(address) })
const statement = z.object({
  title: requiredText('Enter a title.'),
  description: optionalLines(textBounds.statementDescription),
  policyQuotes: listOf(requiredLines('Enter the policy’s wording, or remove the quote.', maxQuote), 20).transform(
    quotes => quotes ?? [],
  ),
})
const someAmount = cents.nullish().transform(given => given ?? null)
const location = z.object({
  address: z.preprocess(given => given ?? {}, address),
  propertyBuildingLimit: someAmount,
  propertyContentsLimit: someAmount,
})

const flag = z
  .boolean()
  .nullish()
  .transform(given => given ?? null)
const lineTerms = z.object({
  line: z.enum(insuranceTypes, { error: 'Choose a line of business.' }),
  additionalInsured: flag,
  waiverOfSubrogation: flag,
  primaryNonContributory: flag,
})

/** A line that stands twice would say two things. */
function onceEach({ value, issues }: z.core.ParsePayload<{ line: string }[] | undefined>) {
  for (const [place, { line: named }] of (value ?? []).entries()) {
    if (value?.findIndex(other => other.line === named) === place) continue
    issues.push({ code: 'custom', input: named, path: [place, 'line'], message: 'This line is listed already.' })
  }
}

const limits = z.object(Object.fromEntries(limitNames.map(name => [name, optionalAmount])))

/** What a form says of what a policy covers; each part that it leaves out stays. */
export const detailsInput = z.object({
  policyNumber: line(100),
  summary: lines(textBounds.summary),
  carrier: whole(party).optional(),
  insured: whole(party).optional(),
  deductible: optionalAmount,
  limits: limits.nullish(),
  extraLimits: listOf(
    z.object({
      name: requiredText('Enter what is limited.'),
      limit: z.preprocess(given => given ?? undefined, cents),
    }),
    100,
  ),
  locations: listOf(location, 200),
  namedAdditionalInsureds: listOf(party, 200),
  blanketAdditionalInsureds: listOf(
    z.object({
      type: requiredText('Enter who is included.'),
      description: optionalLines(textBounds.insuredDescription),
    }),
    50,
  ),
  lineTerms: listOf(lineTerms, 20).check(onceEach),
  coverageDescriptions: listOf(statement, 200),
  exclusionDescriptions: listOf(statement, 200),
})

/** The details with what a form says in place of what was there. */
export function withDetails(current: PolicyDetails, given: z.output<typeof detailsInput> | null | undefined) {
  if (!given) return current
  const { limits: changed, ...others } = given
  const said = Object.entries(others).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...current.limits, ...changed }).filter(([, limit]) => typeof limit === 'number')
  return { ...current, ...Object.fromEntries(said), limits: changed === null ? {} : Object.fromEntries(kept) }
}
