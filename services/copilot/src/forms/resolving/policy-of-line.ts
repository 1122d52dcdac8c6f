import { type Field, type FieldName, fields, type InsuranceType, insuranceTypeNames } from '@coverdesk/coverage'
import type { DocumentStatement, FormCase, FormDocument, PolicyOfRecords } from './form-case.ts'
import { amount, printed, usDate } from './notation.ts'
import { type Resolved, type StatedValue, settle } from './resolved.ts'

/** What documents and records say of the policy in one line of business. */
export interface PolicyOfLine {
  line: InsuranceType
  documents: readonly FormDocument[]
  /** Null: the records have none, or several and nothing says which one. */
  record: PolicyOfRecords | null
  /** Those that it could be. */
  candidates: readonly PolicyOfRecords[]
}

/** States of policies that there is insurance by, now or soon. */
const inForce: ReadonlySet<string> = new Set(['INFORCE', 'PENDING', 'BINDING'])

/** @returns null where neither documents nor records have a policy in any of these lines */
export function policyOfLines(given: FormCase, lines: readonly InsuranceType[]): PolicyOfLine | null {
  for (const line of lines) {
    const documents = given.documents.filter(document => document.lines.has(line))
    const candidates = policiesIn(given, line)
    if (documents.length > 0 || candidates.length > 0) {
      return { line, documents, candidates, record: recordOf(given, documents, line, candidates) }
    }
  }
  return null
}

const policiesIn = ({ records, template }: FormCase, line: InsuranceType) =>
  records.policies.filter(
    ({ type, state }) =>
      type === line && (template.isEvidence ? state === 'INFORCE' || state === 'PENDING' : inForce.has(state)),
  )

function recordOf(
  { records }: FormCase,
  documents: readonly FormDocument[],
  line: InsuranceType,
  candidates: readonly PolicyOfRecords[],
): PolicyOfRecords | null {
  const numbers = new Set(
    documents.flatMap(document => statedIn(document, 'policyNumber', line)).map(({ value }) => plain(String(value))),
  )
  const asked = candidates.find(({ id }) => id === records.policyId)
  const named = candidates.filter(({ number }) => number !== null && numbers.has(plain(number)))
  if (named.length === 1) return named[0] ?? null
  // A document of another policy than the records have: what it says stands for itself.
  if (numbers.size > 0) return null
  return asked ?? (candidates.length === 1 ? (candidates[0] ?? null) : null)
}

const plain = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * What a document states of a field in a line of business. What is said of the whole document holds for its lines; an amount only where
 * there is no other line.
 */
export function statedIn(document: FormDocument, field: FieldName, line: InsuranceType): DocumentStatement[] {
  const ofField = document.statements.filter(statement => statement.field === field)
  const own = ofField.filter(statement => statement.line === line)
  if (own.length > 0) return own
  const isOnly = document.lines.size <= 1
  const isShared = isOnly || (fields[field] as Field).unit !== 'USD'
  return isShared ? ofField.filter(statement => statement.line === null) : []
}

export const fromDocument = (statement: DocumentStatement): StatedValue => {
  const { sourceId, name, page, quote, value, unit, confidence } = statement
  return {
    text: printed(value, unit),
    origin: 'DOCUMENT',
    evidence: { sourceId, name, page, quote },
    from: null,
    confidence,
  }
}

export const fromRecord = (text: string, from: string): StatedValue => ({
  ...{ text, origin: 'RECORD', evidence: null, from, confidence: 1 },
})

const policyName = ({ type, number }: PolicyOfRecords) =>
  `Policy ${[number, insuranceTypeNames[type]].filter(Boolean).join(', ')}`

/** What documents and records say of one field of that policy. */
export function resolvePolicyField({ line, documents, record, candidates }: PolicyOfLine, field: FieldName): Resolved {
  const stated = documents.flatMap(document => statedIn(document, field, line)).map(fromDocument)
  const recorded = record && valueInRecord(record, field)
  if (record && recorded) stated.push(fromRecord(recorded, policyName(record)))
  if (stated.length === 0 && !record && candidates.length > 1) {
    const choices = candidates.flatMap(one => {
      const text = valueInRecord(one, field)
      return text ? [fromRecord(text, policyName(one))] : []
    })
    const settled = settle(choices, '')
    if (settled.text === null && choices.length > 0) {
      const reason = `The records have ${candidates.length} policies of this kind. Choose one.`
      return { state: 'UNCERTAIN', text: null, stated: choices, reason }
    }
    if (choices.length > 0) return settled
  }
  return settle(stated, `${fields[field].label}: not found in the documents or records.`)
}

function valueInRecord(policy: PolicyOfRecords, field: FieldName): string | null {
  if (field === 'policyNumber') return policy.number
  if (field === 'effectiveDate') return policy.inforceAt && usDate(policy.inforceAt)
  if (field === 'expirationDate') return policy.expiresAt && usDate(policy.expiresAt)
  if (field === 'insurerName') return policy.insurer
  const cents =
    field === 'premium' ? policy.premium : field === 'deductible' ? policy.deductible : (policy.limits[field] ?? null)
  return cents === null ? null : amount(cents)
}

const termFields = {
  additionalInsured: 'additionalInsuredBox',
  waiverOfSubrogation: 'waiverBox',
  primaryNonContributory: null,
} as const
export type TermName = keyof typeof termFields

/** Whether the policy has such a term, as Y or N: only where someone says so. */
export function resolveTerm(policy: PolicyOfLine, term: TermName): Resolved {
  const { record, line } = policy
  const said = record?.terms.find(terms => terms.line === line)?.[term] ?? null
  const field = termFields[term]
  const stated = field
    ? policy.documents
        .flatMap(document => statedIn(document, field, line))
        .flatMap(statement => {
          const text = /^(?:Y|YES|TRUE|X)$/i.test(String(statement.value))
            ? 'Y'
            : /^(?:N|NO)$/i.test(String(statement.value))
              ? 'N'
              : null
          return text ? [{ ...fromDocument(statement), text }] : []
        })
    : []
  if (record && said !== null) stated.push(fromRecord(said ? 'Y' : 'N', policyName(record)))
  return settle(stated, 'Neither the documents nor the policy’s record say so.')
}
