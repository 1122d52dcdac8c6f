import { type FieldName, fields } from '@coverdesk/coverage'
import { day, money } from '../../graph/records/words.ts'
import { askedField } from '../../tools/stated/asked-fields.ts'
import type { Statement } from '../documents/statement.ts'
import { plainText } from '../writing/plain-text.ts'
import type { ClientPolicy } from './reply-case.ts'

/** What one policy says to a question. */
interface PolicyAnswer {
  policy: ClientPolicy
  /** "Deductible", "expires on". */
  label: string
  value: string
  /** Where a document of the policy says the same; null: its record alone does. */
  stated: Statement | null
}

const maxPolicies = 4

/** What a record has of a field, and what it is called there. */
function recorded(
  policy: ClientPolicy,
  field: FieldName,
): { label: string; value: string; raw: number | string } | null {
  const texts: Partial<Record<FieldName, readonly [string, string | null, string | null]>> = {
    effectiveDate: ['effective date', policy.effective, day(policy.effective)],
    expirationDate: ['expiration date', policy.expires, day(policy.expires)],
    insurerName: ['carrier', policy.carrier, policy.carrier],
    policyNumber: ['policy number', policy.policyNumber, policy.policyNumber],
  }
  const [label, raw, value] = texts[field] ?? []
  if (label && raw && value) return { label, raw, value }
  const cents = policy.amounts[field]
  if (cents === undefined) return null
  return { label: fields[field].label.toLowerCase(), raw: cents, value: money(cents) ?? '' }
}

const isSame = (value: number | string, raw: number | string) =>
  typeof value === 'number' || typeof raw === 'number'
    ? value === raw
    : value.slice(0, 10).toLowerCase() === raw.slice(0, 10).toLowerCase()

/** What a policy says to one of the fields asked for; `UNCLEAR`: its documents and its record say different things. */
function answerOf(policy: ClientPolicy, asked: readonly FieldName[]): PolicyAnswer | 'UNCLEAR' | null {
  for (const field of asked) {
    const known = recorded(policy, field)
    const said = policy.statements.filter(
      statement => statement.field === field && (statement.line === null || statement.line === policy.type),
    )
    const isText = fields[field].unit === 'TEXT'
    // Names and numbers are written in more than one way; amounts and days are not.
    const differs = said.some(({ value }) => !isSame(value, known?.raw ?? said[0]?.value ?? ''))
    if (differs && !isText) return 'UNCLEAR'
    const [first] = known ? said.filter(({ value }) => isSame(value, known.raw)) : said
    if (known) return { policy, label: known.label, value: known.value, stated: first ?? null }
    if (first && !differs) {
      const value =
        fields[field].unit === 'USD'
          ? money(Number(first.value))
          : fields[field].unit === 'DATE'
            ? day(String(first.value))
            : String(first.value)
      if (value) return { policy, label: fields[field].label.toLowerCase(), value, stated: first }
    }
  }
  return null
}

/**
 * What the client’s policies say to a plain question about them, such as "When does my policy expire?".
 *
 * @returns empty where they don’t say it, say two things, or the question asks for more than a value
 */
export function recordAnswers(question: string, policies: readonly ClientPolicy[] | null): PolicyAnswer[] {
  const asked = askedField(question)
  if (!asked || asked.rest.length > 0 || !policies) return []
  const named = policies.filter(
    ({ policyNumber }) => policyNumber && question.toLowerCase().includes(policyNumber.toLowerCase()),
  )
  const ofLine = policies.filter(({ type }) => asked.lines.some(line => line === type))
  const chosen = named.length > 0 ? named : asked.lines.length > 0 ? ofLine : policies
  if (chosen.length > maxPolicies) return []
  const answers = chosen.map(policy => answerOf(policy, asked.fields))
  if (answers.includes('UNCLEAR')) return []
  return answers.filter((answer): answer is PolicyAnswer => answer !== null && answer !== 'UNCLEAR')
}

/** "The expiration date of General Liability GL-77120 is Mar 1, 2027". */
export const sentenceOf = ({ policy, label, value }: PolicyAnswer): string =>
  `the ${label} of ${plainText(policy.title)} is ${plainText(value)}`
