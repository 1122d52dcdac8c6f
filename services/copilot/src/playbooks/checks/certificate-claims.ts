import { exclusionSubjects, type PaperLine, Phrases, paperLines } from '@coverdesk/coverage/judge'
import { storedPages } from '../../search/index.ts'
import { unitsOf } from '../../understanding/judge/units.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import type { Quotation } from '../documents/statement.ts'
import type { Evidence, Proof } from './contract/evidence.ts'
import { judgeEndorsement } from './contract/judge-endorsement.ts'
import { perProject } from './contract/judge-limit.ts'
import { judgeExclusion } from './contract/judge-terms.ts'
import type { Requirement } from './contract/requirement.ts'
import type { Verdict } from './contract/verdict.ts'

/** Something that a certificate says beside its limits, and what the policies say of it. */
export interface Claim {
  label: string
  claimed: Quotation
  verdict: Verdict
}

/** The rows, lines and sentences of certificates. */
export async function certificateUnits(documents: readonly CaseDocument[]): Promise<Proof[]> {
  const units: Proof[] = []
  for (const document of documents) {
    const pages = []
    for await (const page of storedPages(document.sourceId)) pages.push(page)
    for (const unit of unitsOf(pages)) {
      const page = pages.find(({ number }) => number === unit.page)
      units.push({ ...unit, document, quote: page?.text.slice(unit.start, unit.end) ?? unit.text })
    }
  }
  return units
}

const described = new Phrases(['description of operations', 'special provisions', 'remarks'])
const printed = new Phrases([
  'confers no rights',
  'certificate does not',
  'must ~4 endorsed',
  'certain policies may require',
  'policy provisions',
  'addl insd',
  'subr wvd',
  'named above',
])
const additionalInsured = new Phrases(['additional insured', 'additionally insured'])
const aggregatePer = new Phrases(['aggregate limit applies per', 'aggregate ~4 applies per'])

/** What boxes and the description promise, each against the policies. The form's own print promises nothing. */
export function claimsOf(units: readonly Proof[], evidence: Evidence, boxes: readonly Box[]): Claim[] {
  const claims: Claim[] = []
  const add = (label: string, claimed: Proof, verdict: Verdict) => {
    if (!claims.some(one => one.label === label)) claims.push({ label, claimed, verdict })
  }
  const endorsement = (
    unit: Proof,
    kind: 'ADDITIONAL_INSURED' | 'WAIVER' | 'PRIMARY',
    line: PaperLine,
    scope: Requirement['scope'] = null,
  ) => {
    const label = [names[kind], scope && `${scope === 'ONGOING' ? 'ongoing' : 'completed'} operations`]
      .filter(Boolean)
      .join(', ')
    const requirement: Requirement = { kind, label, line, scope, clauses: [], forms: [] }
    add(`${label} (${paperLines.find(({ id }) => id === line)?.label})`, unit, judgeEndorsement(requirement, evidence))
  }
  for (const { unit, kind, line } of boxes) endorsement(unit, kind, line)
  for (const unit of units.filter(isDescription)) {
    const line = unit.namesLine && unit.line ? unit.line : 'GENERAL_LIABILITY'
    if (additionalInsured.isIn(unit.text)) {
      const scopes = (['ONGOING', 'COMPLETED'] as const).filter(scope => unit.own.has(scope))
      for (const scope of scopes.length > 0 ? scopes : [null]) endorsement(unit, 'ADDITIONAL_INSURED', line, scope)
    }
    if (unit.own.has('WAIVER')) endorsement(unit, 'WAIVER', line)
    if (unit.own.has('PRIMARY') || unit.own.has('NONCONTRIBUTORY')) endorsement(unit, 'PRIMARY', line)
  }
  const project = projectBox(units)
  if (project) add('General aggregate per project', project, perProject(evidence))
  for (const one of excludedWork(units, evidence)) add(one.label, one.unit, one.verdict)
  return claims
}

const names = {
  ADDITIONAL_INSURED: 'Additional insured',
  WAIVER: 'Waiver of subrogation',
  PRIMARY: 'Primary and noncontributory',
} as const

const isDescription = (unit: Proof) =>
  !unit.isHeading &&
  !printed.isIn(unit.text) &&
  (unit.titles.some(title => described.isIn(title)) ||
    (!unit.isRow && (additionalInsured.isIn(unit.text) || unit.own.has('WAIVER') || unit.own.has('PRIMARY'))))

/** A box that is marked in the row of a line. */
export interface Box {
  unit: Proof
  kind: 'ADDITIONAL_INSURED' | 'WAIVER'
  line: PaperLine
}

/** "Y Y ABC-123": both boxes and the number of the policy, in the row of a line or below it. */
export function boxesIn(units: readonly Proof[]): Box[] {
  const hasColumns = units.some(({ text }) => /addl/i.test(text) && /subr/i.test(text))
  const boxes: Box[] = []
  let line: PaperLine | null = null
  for (const unit of hasColumns ? units : []) {
    if (unit.namesLine) line = unit.line
    for (const cell of unit.isRow ? unit.text.split('\t') : []) {
      const [, first, second] = /^([YNX])\s+([YNX])\s+(?=[A-Z0-9-]*\d)/.exec(cell) ?? []
      if (line && first && first !== 'N') boxes.push({ unit, kind: 'ADDITIONAL_INSURED', line })
      if (line && second && second !== 'N') boxes.push({ unit, kind: 'WAIVER', line })
    }
  }
  return boxes
}

/** The mark of "policy, project, location" below "Aggregate limit applies per". */
function projectBox(units: readonly Proof[]): Proof | null {
  const at = units.findIndex(({ text }) => aggregatePer.isIn(text))
  return (
    units
      .slice(Math.max(0, at), at + 4)
      .find(({ text }) => at >= 0 && /(?:\bX|☒|☑|✓|✔|\[X\])\s*(?:PRO-?\s?JECT|PROJECT)\b/i.test(text)) ?? null
  )
}

/** Subjects that nearly every description touches. */
const general: ReadonlySet<string> = new Set([
  'EMPLOYMENT',
  'SUBCONTRACTED_WORK',
  'CONTRACTUAL_LIABILITY',
  'PRIOR_WORK',
  'PUNITIVE',
  'DESIGNATED_WORK',
  'TERRORISM',
  'LEAD',
  'INSURED_VERSUS_INSURED',
  'ACTION_OVER',
  'WILDFIRE',
])

/** Work that the description names and an exclusion of the policy takes away. */
function excludedWork(units: readonly Proof[], evidence: Evidence): { label: string; unit: Proof; verdict: Verdict }[] {
  const description = units.filter(
    unit => !unit.isHeading && !printed.isIn(unit.text) && unit.titles.some(title => described.isIn(title)),
  )
  return exclusionSubjects.flatMap(({ id, label, phrases }) => {
    const unit = general.has(id) ? undefined : description.find(({ text }) => new Phrases(phrases).isIn(text))
    if (!unit) return []
    const found = judgeExclusion(
      { kind: 'NO_EXCLUSION', label, line: 'GENERAL_LIABILITY', clauses: [], subject: id },
      evidence,
    )
    return found.outcome === 'NOT_MET'
      ? [{ label: `The described work: ${label}`, unit, verdict: { ...found, reason: 'excluded' } }]
      : []
  })
}

/** A number of a policy on a certificate, and the one of the policy that it should be. */
export interface NumberMatch {
  isSame: boolean
  claimed: Quotation
  policy: Quotation
  /** As both write them. */
  numbers: [string, string]
}

const numberPattern = /(?<![\w-])(?=[A-Z0-9-]*\d{4})[A-Z0-9]+(?:-[A-Z0-9]+){0,5}(?![\w-])/g
const numbersIn = (text: string) =>
  text
    .split('\t')
    .flatMap(cell => cell.replace(/^(?:[YNX]\s+)+/, '').match(numberPattern) ?? [])
    .filter(one => one.length >= 6 && !/^\d{1,2}[/-]\d/.test(one) && !/^\d{5}(?:-\d{4})?$/.test(one))
const key = (written: string) => written.replace(/[^A-Z0-9]/gi, '').toUpperCase()
const label = new Phrases(['policy number', 'policy no', 'policy'])

/** Each number of the policies digit by digit with those of the certificate; one that differs in two characters is meant to be the same. */
export function numberMatches(units: readonly Proof[], { proofs }: Evidence): NumberMatch[] {
  const ofPolicies = new Map<string, { proof: Proof; written: string }>()
  for (const [place, proof] of proofs.entries()) {
    if (
      proof.own.has('UNDERLYING') ||
      proof.section.has('UNDERLYING') ||
      !label.isIn([proofs[place - 1]?.text, proof.text].join(' '))
    )
      continue
    // Of "Policy number | Renewal of" the first column is this policy's.
    const written = numbersIn(proof.text)[0]
    if (written && !ofPolicies.has(key(written))) ofPolicies.set(key(written), { proof, written })
  }
  const claimed = units.flatMap(unit => numbersIn(unit.text).map(written => ({ unit, written })))
  return [...ofPolicies.values()].flatMap(({ proof, written }): NumberMatch[] => {
    const same = claimed.find(one => key(one.written) === key(written))
    const alike = same ?? claimed.find(one => differences(key(one.written), key(written)) <= 2)
    return alike
      ? [{ isSame: same !== undefined, claimed: alike.unit, policy: proof, numbers: [alike.written, written] }]
      : []
  })
}

function differences(one: string, other: string): number {
  if (one.length !== other.length || one.length < 6) return Number.POSITIVE_INFINITY
  return [...one].filter((character, place) => character !== other[place]).length
}
