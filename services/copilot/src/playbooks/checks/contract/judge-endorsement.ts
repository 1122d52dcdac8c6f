import { type PaperLine, Phrases } from '@coverdesk/coverage/judge'
import { type Evidence, isGrant, isOfLine, isTerm, type Proof } from './evidence.ts'
import { formNumbersIn } from './form-numbers.ts'
import type { Requirement } from './requirement.ts'
import { notShown, unclear, type Verdict, verdict } from './verdict.ts'

const additionalInsured = new Phrases([
  'additional insured',
  'additionally insured',
  'cg 20 10',
  'cg 20 37',
  'cg 20 33',
  'cg 20 38',
  'cg 20 26',
  'cg 20 11',
])
const says: Record<'ADDITIONAL_INSURED' | 'WAIVER' | 'PRIMARY', (proof: Proof) => boolean> = {
  ADDITIONAL_INSURED: ({ text }) => additionalInsured.isIn(text),
  WAIVER: ({ own }) => own.has('WAIVER'),
  PRIMARY: ({ own }) => own.has('PRIMARY') && own.has('NONCONTRIBUTORY'),
}

/**
 * An endorsement proves what a contract requires only on its own line of insurance, for the operations and the people that it is for,
 * and in the edition that is required. What is missing of these makes it unclear.
 */
export function judgeEndorsement(requirement: Requirement, evidence: Evidence): Verdict {
  const { line, kind } = requirement
  if (!line || (kind !== 'ADDITIONAL_INSURED' && kind !== 'WAIVER' && kind !== 'PRIMARY')) return notShown()
  const about = evidence.proofs.filter(proof => !proof.isHeading && isOfLine(proof, line) && says[kind](proof))
  const terms = about.filter(isGrant)
  const followed = about.filter(({ own }) => own.has('FOLLOWS'))
  if (kind === 'ADDITIONAL_INSURED' && requirement.scope === 'COMPLETED')
    return completedOperations(requirement, terms, evidence)
  const against = terms.filter(isRefusal)
  const granted = terms.filter(proof => !against.includes(proof))
  if (granted.length > 0 && against.length > 0)
    return unclear('the papers have words for and against it', [...granted, ...against])
  if (against.length > 0) return verdict('NOT_MET', null, against)
  if (granted.length > 0) return whoAndForm(requirement, granted)
  if (followed.length > 0) return unclear('it follows other insurance', followed)
  const unplaced = unplacedOf(evidence, line, says[kind])
  return unplaced.length > 0 ? unclear('the policy that it belongs to isn’t clear', unplaced) : notShown()
}

/** Said in a part of the paper that no line is known for. */
const unplacedOf = ({ proofs }: Evidence, line: PaperLine, isAbout: (proof: Proof) => boolean) =>
  line === 'GENERAL_LIABILITY' ? proofs.filter(proof => proof.line === null && isGrant(proof) && isAbout(proof)) : []

/** Words that take the whole endorsement away, not a part of what it covers. */
const isRefusal = ({ own, text }: Proof) =>
  own.has('EXCLUDED') && !own.has('ONGOING_ONLY') && (text.length < 160 || /\b(?:deleted|removed)\b/i.test(text))

function completedOperations(requirement: Requirement, terms: readonly Proof[], evidence: Evidence): Verdict {
  const near = evidence.proofs.filter(
    proof =>
      isTerm(proof) &&
      isOfLine(proof, 'GENERAL_LIABILITY') &&
      proof.own.has('ONGOING_ONLY') &&
      (terms.includes(proof) || /insureds?\b/i.test(proof.text)),
  )
  const granted = terms.filter(({ own }) => own.has('COMPLETED') && !own.has('ONGOING_ONLY') && !own.has('EXCLUDED'))
  if (granted.length > 0)
    return near.length > 0
      ? unclear('other words limit it to ongoing operations', [...granted, ...near])
      : whoAndForm(requirement, granted)
  if (near.length > 0) return verdict('NOT_MET', 'ongoing operations only', near)
  return terms.length > 0 ? notShown('completed operations aren’t mentioned', terms) : notShown()
}

const isNamed = ({ own }: Proof) => own.has('BLANKET') && !own.has('DIRECT_CONTRACT')

function whoAndForm({ kind, forms = [] }: Requirement, granted: readonly Proof[]): Verdict {
  const proven = granted.filter(proof => isNamed(proof) || (kind === 'PRIMARY' && !proof.own.has('SCHEDULED')))
  if (proven.length === 0)
    return unclear(
      granted.some(({ own }) => own.has('DIRECT_CONTRACT'))
        ? 'only for those in a contract with the insured'
        : 'for whom isn’t shown',
      granted,
    )
  const charged = proven.find(({ own }) => own.has('CHARGE'))
  if (charged) return unclear('for an additional charge', [charged])
  const wanted = forms.flatMap(formNumbersIn)
  if (wanted.length === 0) return verdict('MET', null, proven)
  const listed = granted.flatMap(({ text }) => formNumbersIn(text))
  const isListed = wanted.some(({ base, edition }) =>
    listed.some(one => one.base === base && (edition === null || one.edition === edition)),
  )
  return isListed
    ? verdict('MET', null, proven)
    : unclear(`the form ${wanted.map(({ text }) => text).join(' or ')} isn’t shown`, proven)
}
