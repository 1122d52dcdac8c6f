import { type FieldName, type InsuranceType, insuranceTypes } from '@coverdesk/coverage'
import { insurerLetters } from '@coverdesk/forms'
import { type FormRow, formRows, rowOfKey } from '../sources/form-rows.ts'
import { sourceByKey } from '../sources/form-sources.ts'
import { labelKey } from './answers.ts'
import type { FormCase } from './form-case.ts'
import { usDate } from './notation.ts'
import { holderOf, insuredOf, producerOf } from './parties.ts'
import {
  fromDocument,
  fromRecord,
  type PolicyOfLine,
  policyOfLines,
  resolvePolicyField,
  resolveTerm,
  type TermName,
} from './policy-of-line.ts'
import { doubted, missing, notNeeded, type Resolved, settle } from './resolved.ts'

const policyFields: Readonly<Record<string, FieldName>> = {
  policyNumber: 'policyNumber',
  effective: 'effectiveDate',
  expiration: 'expirationDate',
  insurerName: 'insurerName',
  insurerNaic: 'insurerNaic',
  premium: 'premium',
  deductible: 'deductible',
}
const terms: Readonly<Record<string, TermName>> = {
  additionalInsured: 'additionalInsured',
  waiver: 'waiverOfSubrogation',
  primary: 'primaryNonContributory',
}
const businessFields: Readonly<Record<string, FieldName>> = {
  operations: 'operations',
  annualRevenue: 'annualRevenue',
  annualPayroll: 'annualPayroll',
  employeeCount: 'employeeCount',
  yearBuilt: 'yearBuilt',
  yearsInBusiness: 'yearsInBusiness',
  location: 'locations',
}
/** How people call what only they can say. */
const answerLabels: Readonly<Record<string, readonly string[]>> = {
  'form.description': ['description of operations', 'description', 'remarks'],
  'form.loanNumber': ['loan number'],
  'form.certificateNumber': ['certificate number'],
}

/** What is known of each source of a form, from documents, records and answers. Nothing is guessed. */
export class FormResolver {
  readonly #rows = new Map<string, PolicyOfLine | null>()
  readonly #producer
  readonly #insured
  readonly #holder

  constructor(private readonly given: FormCase) {
    for (const { key, lines } of formRows) this.#rows.set(key, policyOfLines(given, lines))
    this.#producer = producerOf(given)
    this.#insured = insuredOf(given)
    this.#holder = holderOf(given)
  }

  /** @param key of a source */
  resolve(key: string): Resolved {
    const source = sourceByKey.get(key)
    if (!source) return missing('This form is matched with something that isn’t known any more.')
    const [prefix = '', fact = '', detail = ''] = key.split('.')
    const found = this.find(prefix, fact, detail)
    const answer = this.answerTo(key, source)
    return answer ?? found
  }

  /** What a person answered in so many words, "General Liability each occurrence: 2,000,000" or "Loan number: 4471". */
  private answerTo(key: string, { group, label, kind }: { group: string; label: string; kind: string }) {
    if (kind === 'CHECKBOX') return null
    const labels = answerLabels[key] ?? [labelKey(`${group} ${label}`)]
    const answer = labels.map(name => this.given.answers.get(name)).find(Boolean)
    if (!answer) return null
    const stated = { text: answer.text, origin: 'ANSWER' as const, evidence: null, from: answer.label, confidence: 1 }
    return settle([stated], '')
  }

  private find(prefix: string, fact: string, detail: string): Resolved {
    if (prefix === 'form') return this.form(fact)
    if (prefix === 'producer') return this.#producer(fact)
    if (prefix === 'insured') return this.#insured(fact)
    if (prefix === 'holder') return this.#holder(fact)
    if (prefix === 'contact') return this.contact(fact)
    if (prefix === 'insurer') return this.insurer(fact, detail)
    if (prefix === 'business') return this.business(fact)
    const row = rowOfKey(prefix)
    return row ? this.row(row, fact) : this.policy(fact)
  }

  private form(fact: string): Resolved {
    if (fact === 'date') return settle([fromRecord(usDate(this.given.records.today), 'Today')], '')
    return missing('Only you can say. Answer in the conversation, or write it here.')
  }

  private contact(fact: string): Resolved {
    const { contact } = this.given.records
    const text = fact === 'name' ? contact?.name : contact?.email
    return settle(text ? [fromRecord(text, 'You')] : [], 'Your profile doesn’t have this.')
  }

  private business(fact: string): Resolved {
    const field = businessFields[fact]
    const stated = this.given.documents.flatMap(({ statements }) => statements.filter(one => one.field === field))
    return settle(stated.map(fromDocument), 'Not found in the documents.')
  }

  private row(row: FormRow, fact: string): Resolved {
    const policy = this.#rows.get(row.key)
    if (!policy) return notNeeded(`There is no ${row.group} policy in the documents or records.`)
    if (fact === 'isCertified') return this.mark(policy, true)
    if (fact === 'isUmbrella') return this.mark(policy, policy.line === 'UMBRELLA')
    if (fact === 'isExcess') return this.mark(policy, policy.line === 'EXCESS')
    if (fact === 'insurerLetter') return this.letterOf(policy)
    const term = terms[fact.replace(/YesNo$/, '')]
    if (term) return asMark(resolveTerm(policy, term), fact.endsWith('YesNo'))
    const limit = row.limits.find(({ key }) => key === fact)
    if (limit) return firstOf(limit.fields.map(field => resolvePolicyField(policy, field)))
    return this.policyFact(policy, fact)
  }

  private policyFact(policy: PolicyOfLine, fact: string): Resolved {
    const field = policyFields[fact]
    if (!field) return missing('This isn’t known of policies.')
    const resolved = resolvePolicyField(policy, field)
    return this.given.template.isEvidence && fact === 'expiration' && resolved.text && this.isOver(resolved.text)
      ? doubted(resolved, 'This policy has expired.')
      : resolved
  }

  private isOver(text: string): boolean {
    const [month, day, year] = text.split('/')
    return `${year}-${month}-${day}` < this.given.records.today
  }

  /** The one policy of the form: of its line of business, or the only one that there is. */
  private policy(fact: string): Resolved {
    const { line } = this.given.template
    const lines: readonly (readonly InsuranceType[])[] = line
      ? [
          line === 'UMBRELLA'
            ? ['UMBRELLA', 'EXCESS']
            : line === 'PROPERTY'
              ? ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE']
              : [line],
        ]
      : insuranceTypes.map(type => [type])
    const found = lines.flatMap(some => policyOfLines(this.given, some) ?? [])
    const asked = found.filter(({ record }) => record && record.id === this.given.records.policyId)
    const [only] = asked.length === 1 ? asked : found
    if (!only) return missing('No such policy was found in the documents or records.')
    if (asked.length !== 1 && found.length > 1) return missing('There are several policies. Say which one is meant.')
    return this.policyFact(only, fact)
  }

  /** There is such a policy where its number or its dates are known. */
  private mark(policy: PolicyOfLine, isSo: boolean): Resolved {
    if (!isSo) return notNeeded('The policy is of the other kind.')
    const number = resolvePolicyField(policy, 'policyNumber')
    const [first] = number.stated
    if (!first) return missing('The policy’s number isn’t known.')
    return { state: 'CERTAIN', text: 'X', stated: [{ ...first, text: 'X' }], reason: null }
  }

  /** Insurers in the order of the rows, each once. */
  private insurers(): Resolved[] {
    const names: Resolved[] = []
    for (const policy of this.#rows.values()) {
      const resolved = policy && resolvePolicyField(policy, 'insurerName')
      if (resolved?.text && !names.some(({ text }) => sameName(text, resolved.text))) names.push(resolved)
    }
    return names
  }

  private letterOf(policy: PolicyOfLine): Resolved {
    const own = resolvePolicyField(policy, 'insurerName')
    const place = this.insurers().findIndex(({ text }) => sameName(text, own.text))
    const letter = insurerLetters[place]
    const [first] = own.stated
    if (!own.text || !letter || !first) return missing('The policy’s insurer isn’t known.')
    return { ...own, text: letter, stated: [{ ...first, text: letter }] }
  }

  private insurer(letter: string, fact: string): Resolved {
    const name = this.insurers()[insurerLetters.indexOf(letter as (typeof insurerLetters)[number])]
    if (!name) return notNeeded('There is no further insurer.')
    if (fact === 'name') return name
    const policies = [...this.#rows.values()].flatMap(policy => policy ?? [])
    const own = policies.filter(policy => sameName(resolvePolicyField(policy, 'insurerName').text, name.text))
    const found = own.map(policy => resolvePolicyField(policy, 'insurerNaic'))
    return settle(
      found.flatMap(({ stated }) => stated),
      'Not found in the documents.',
    )
  }
}

const sameName = (one: string | null, other: string | null) =>
  one !== null && other !== null && labelKey(one) === labelKey(other)

const firstOf = (found: readonly Resolved[]): Resolved =>
  found.find(({ state }) => state !== 'MISSING') ?? found[0] ?? missing('Not found.')

/** A box is only marked where the policy has the term. */
function asMark(term: Resolved, isText: boolean): Resolved {
  if (isText || term.text === null) return term
  if (term.text === 'N') return notNeeded('The policy doesn’t have this.')
  return { ...term, text: 'X', stated: term.stated.map(one => ({ ...one, text: 'X' })) }
}
