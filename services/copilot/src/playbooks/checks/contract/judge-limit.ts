import { type LimitLabelId, linesIn, type PaperLine, Phrases } from '@coverdesk/coverage/judge'
import { type LabeledAmount, labeledAmountsIn } from '@coverdesk/coverage/read'
import { type Evidence, isOfLine, isTerm, type Proof } from './evidence.ts'
import { appliesSeparately, type Requirement } from './requirement.ts'
import { notShown, unclear, type Verdict, verdict } from './verdict.ts'

/** A limit that a policy or quote states, and where. */
interface Stated {
  value: LabeledAmount['value']
  proof: Proof
}

/**
 * A limit is met where each amount of its own line and label is enough and, for an aggregate per project, where that is shown, too. One that is to
 * apply separately from others is for a person: no amount shows it.
 */
export function judgeLimit(requirement: Requirement, evidence: Evidence): Verdict {
  const { line, limit } = requirement
  if (!line || !limit) return notShown()
  const ofLine = evidence.proofs.filter(
    proof => isOfLine(proof, line) || linesIn(proof.text).some(named => named.line === line),
  )
  const stated = ofLine.filter(isTerm).flatMap(proof => statedIn(proof, line, limit.id))
  const shown = stated.map(({ proof }) => proof)
  if (stated.length === 0) return withoutAmount(ofLine, line)
  const short = stated.filter(({ value }) => value === 'NONE' || (typeof value === 'number' && value < limit.cents))
  const enough = stated.filter(({ value }) => typeof value === 'number' && value >= limit.cents)
  if (short.length > 0 && enough.length > 0) return unclear('two amounts are shown', shown)
  if (short.length > 0)
    return verdict(
      'NOT_MET',
      short[0]?.value === 'NONE' ? 'excluded or not offered' : null,
      short.map(({ proof }) => proof),
    )
  if (enough.length < stated.length) return unclear('no amount is shown', shown)
  if (limit.isPerProject) return perProject(evidence, shown)
  return appliesSeparately(requirement)
    ? unclear('the amount is enough; that it applies separately isn’t shown', shown)
    : verdict('MET', null, shown)
}

function withoutAmount(ofLine: readonly Proof[], line: PaperLine): Verdict {
  const others = ofLine.filter(
    proof => !isTerm(proof) && !proof.isHeading && labeledAmountsIn(proof.text, line).length > 0,
  )
  const own = ofLine.filter(proof => isTerm(proof) && proof.isRow && labeledAmountsIn(proof.text, line).length > 0)
  if (own.length > 0) return unclear('its own limit wasn’t read: check the page', own)
  if (others.length > 0) return notShown('named only as other insurance', others)
  return notShown()
}

/** Labels that mean the same in most lines. */
const alike: Partial<Record<LimitLabelId, readonly LimitLabelId[]>> = {
  EACH_CLAIM: ['EACH_CLAIM', 'EACH_OCCURRENCE'],
  EACH_OCCURRENCE: ['EACH_OCCURRENCE', 'EACH_CLAIM'],
}

/** What the one limit of a line is called where it has a name. */
const singles: ReadonlySet<LimitLabelId> = new Set(['EACH_OCCURRENCE', 'EACH_CLAIM', 'COMBINED_SINGLE'])
const premiums = new Phrases(['premium', 'charge', 'cost', 'price', 'fee'])

function statedIn(proof: Proof, line: PaperLine, label: LimitLabelId): Stated[] {
  const isPremium = premiums.isIn(proof.titles.at(-1) ?? '') || premiums.isIn(proof.text.split('\t')[0] ?? '')
  if (isPremium || (proof.own.has('RETENTION') && !proof.text.includes('\t'))) return []
  const wanted = line === 'GENERAL_LIABILITY' ? [label] : (alike[label] ?? [label])
  return partsOf(proof, line).flatMap(text => {
    const read = labeledAmountsIn(text, line)
    // A line with one limit: the first amount behind its name, which no deductible or premium comes before.
    if (label === 'LIMIT') {
      const single = read.find(one => singles.has(one.label)) ?? (proof.namesLine ? read[0] : undefined)
      return single ? [{ value: single.value, proof }] : []
    }
    return read
      .filter(
        one =>
          wanted.includes(one.label) ||
          (line === 'GENERAL_LIABILITY' && label === 'GENERAL_AGGREGATE' && one.label === 'AGGREGATE'),
      )
      .map(({ value }) => ({ value, proof }))
  })
}

/** The parts of a sentence that are about a line, where it is about several. */
function partsOf({ text, line: of }: Proof, line: PaperLine): string[] {
  const named = linesIn(text)
  if (new Set(named.map(one => one.line)).size < 2)
    return named[0] && named[0].line !== line && of !== line ? [] : [text]
  return named.flatMap((one, place) =>
    one.line === line ? [text.slice(one.start, named[place + 1]?.start ?? text.length)] : [],
  )
}

/** Whether the general aggregate applies per project: its own row says so, or CG 25 03 is among the forms. */
export function perProject({ proofs }: Evidence, stated: readonly Proof[] = []): Verdict {
  const general = proofs.filter(
    proof => isOfLine(proof, 'GENERAL_LIABILITY') && isTerm(proof) && isAboutAggregate(proof),
  )
  const granted = general.filter(({ own }) => own.has('PER_PROJECT') && !own.has('EXCLUDED'))
  const against = general.filter(({ own }) => own.has('PER_POLICY') && !own.has('PER_PROJECT'))
  const mixed = granted.filter(({ own }) => own.has('PER_POLICY') || own.has('PER_LOCATION'))
  if (mixed.length > 0 || (granted.length > 0 && against.length > 0))
    return unclear('whether per project isn’t clear', [...granted, ...against])
  if (granted.length > 0) return verdict('MET', null, [...new Set([...stated, ...granted])])
  if (against.length > 0) return verdict('NOT_MET', 'per policy', against)
  return stated.length > 0 ? unclear('per project isn’t shown', stated) : notShown()
}

const isAboutAggregate = ({ text, own }: Proof) =>
  /aggregate|\bagg\b|CG ?25 ?03/i.test(text) && (own.has('PER_PROJECT') || own.has('PER_POLICY'))
