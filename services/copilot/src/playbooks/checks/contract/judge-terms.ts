import { exclusionSubjects, type PaperLine, Phrases, requirementKinds } from '@coverdesk/coverage/judge'
import { moneyIn, percentagesIn } from '@coverdesk/coverage/read'
import { type Evidence, isGrant, isOfLine, isTerm, type Proof } from './evidence.ts'
import { formNumbersIn } from './form-numbers.ts'
import { ratingIn } from './rating.ts'
import type { Requirement } from './requirement.ts'
import { notShown, unclear, type Verdict, verdict } from './verdict.ts'

const phrasesOf = new Map(requirementKinds.map(({ id, phrases }) => [id as string, new Phrases(phrases)]))
const about = (proof: Proof, kind: string) => phrasesOf.get(kind)?.isIn(proof.text) ?? false

/** The rating of the insurer: its letter and its financial size, each at least what is required. */
export function judgeRating({ clauses }: Requirement, { proofs }: Evidence): Verdict {
  const best = new Phrases(['a m best', 'am best', 'best'])
  const ratings = proofs.flatMap((proof, place) => {
    if (!best.isIn(proof.text)) return []
    const next = proofs[place + 1]
    const from = proof.text.slice(proof.text.search(/best/i) + 4)
    const behind = from.length < 12 && next?.page === proof.page ? `${from} ${next.text}` : from
    const rating = ratingIn(behind) ?? ratingIn(proof.text)
    return rating ? [{ proof, rating }] : []
  })
  const wanted = clauses
    .map(({ text }) => ratingIn(text.replace(/.*\b(?=rat(?:ed|ing))/is, '')) ?? ratingIn(text))
    .find(one => one !== null)
  const shown = ratings.map(({ proof }) => proof)
  if (ratings.length === 0) return notShown()
  if (!wanted) return unclear('compare the ratings', shown)
  const short = ratings.filter(
    ({ rating }) =>
      rating.letter < wanted.letter || (wanted.size !== null && rating.size !== null && rating.size < wanted.size),
  )
  if (short.length > 0)
    return verdict(
      'NOT_MET',
      null,
      short.map(({ proof }) => proof),
    )
  const isProven = ratings.every(({ rating }) => wanted.size === null || rating.size !== null)
  return isProven ? verdict('MET', null, shown) : unclear('the financial size isn’t shown', shown)
}

const admitted = new Phrases([
  'admitted basis|carrier|insurer|company|paper',
  'admitted',
  'licensed in|to',
  'authorized to|in',
  'duly licensed',
])
const nonAdmitted = new Phrases([
  'non admitted',
  'nonadmitted',
  'not admitted',
  'surplus lines',
  'surplus line',
  'not licensed',
  'not authorized',
  'not obtained ~3 certificate',
  'unlicensed',
  'unauthorized',
  'excess and surplus',
  'e & s',
])

export function judgeAuthorized(_: Requirement, { proofs }: Evidence): Verdict {
  const against = proofs.filter(({ text }) => nonAdmitted.isIn(text) && !/broker/i.test(text))
  const granted = proofs.filter(
    ({ text }) =>
      admitted.isIn(text) &&
      !nonAdmitted.isIn(text) &&
      /insur|compan|carrier|polic|admitted/i.test(text) &&
      !/\bnot\b/i.test(text),
  )
  if (against.length > 0 && granted.length > 0) return unclear('the papers say both', [...against, ...granted])
  if (against.length > 0) return verdict('NOT_MET', 'not admitted', against)
  return granted.length > 0 ? verdict('MET', null, granted) : notShown()
}

/** No deductible or retention may be larger: one that is, is enough; that none is, has to be shown for each line. */
export function judgeRetention({ most }: Requirement, evidence: Evidence, required: ReadonlySet<PaperLine>): Verdict {
  const terms = evidence.proofs.filter(
    proof =>
      isTerm(proof) && isRetention(proof) && (proof.line === null || required.size === 0 || required.has(proof.line)),
  )
  if (terms.length === 0) return notShown()
  if (most == null) return unclear('compare the amounts', terms)
  const amountsOf = ({ text }: Proof) => moneyIn(text).filter(({ isMarked, cents }) => isMarked || cents >= 10_000)
  const over = terms.filter(proof => retentionCents(proof, amountsOf(proof)).some(cents => cents > most))
  if (over.length > 0) return verdict('NOT_MET', 'more than is allowed', over)
  const isRead = terms.every(proof => amountsOf(proof).length > 0 && percentagesIn(proof.text).length === 0)
  const lines = new Set(terms.map(({ line }) => line))
  const isEach = [...required]
    .filter(line => line !== 'WORKERS_COMPENSATION' && line !== 'EMPLOYERS_LIABILITY')
    .every(line => lines.has(line))
  return isRead && isEach ? verdict('MET', null, terms) : unclear('not shown for every policy', terms)
}

const isRetention = (proof: Proof) =>
  proof.own.has('RETENTION') || proof.titles.some(title => /deductible|retention/i.test(title))

/** In a row with several amounts, the ones behind the words for it; in a row below "Deductibles", all. */
function retentionCents({ text, own }: Proof, amounts: readonly { start: number; cents: number }[]): number[] {
  const at = own.has('RETENTION') ? text.search(/deductible|retention|\bsir\b/i) : 0
  const behind = amounts.filter(({ start }) => start > at)
  return (behind.length > 0 ? behind : amounts).map(({ cents }) => cents)
}

export function judgeOccurrenceForm({ forms = [] }: Requirement, { proofs }: Evidence): Verdict {
  const general = proofs.filter(
    proof => isOfLine(proof, 'GENERAL_LIABILITY') && !proof.section.has('UNDERLYING') && !proof.own.has('UNDERLYING'),
  )
  const claimsMade = general.filter(({ own, text }) => own.has('CLAIMS_MADE') && !/occurrence/i.test(text))
  if (claimsMade.length > 0) return verdict('NOT_MET', 'claims made', claimsMade)
  const wanted = forms.flatMap(formNumbersIn)
  const listed = general.filter(({ text }) => formNumbersIn(text).some(({ base }) => base === 'CG0001'))
  const spoken = general.filter(({ text }) =>
    /\boccurrence\s+(?:form|basis|coverage)|\(occurrence\)|form:?\s+occurrence/i.test(text),
  )
  const shown = [...listed, ...spoken]
  if (shown.length === 0) return notShown()
  const isEdition = wanted.every(({ base, edition }) =>
    listed.some(({ text }) =>
      formNumbersIn(text).some(one => one.base === base && (edition === null || one.edition === edition)),
    ),
  )
  if (!isEdition) return unclear(`${wanted.map(({ text }) => text).join(', ')} isn’t shown`, shown)
  return verdict('MET', null, shown)
}

/** Looks for what a contract prohibits among the exclusions of its line. Not finding one in a list of forms doesn't prove that there is none. */
export function judgeExclusion({ subject, line }: Requirement, { proofs }: Evidence): Verdict {
  const words = exclusionSubjects.find(({ id }) => id === subject)
  if (!words) return unclear('read the exclusions', [])
  const phrases = new Phrases(words.phrases)
  const excludes = proofs.filter(
    proof =>
      (proof.section.has('EXCLUDED') ||
        proof.own.has('EXCLUDED') ||
        proof.titles.some(title => /exclusion|limitation/i.test(title))) &&
      (proof.line === line || proof.line === null) &&
      phrases.isIn(proof.text),
  )
  const titled = proofs.filter(
    proof =>
      proof.isHeading &&
      proof.own.has('EXCLUDED') &&
      (proof.line === line || proof.line === null) &&
      phrases.isIn(proof.text),
  )
  const found = [...new Set([...excludes.filter(({ isHeading }) => !isHeading), ...titled])]
  return found.length > 0 ? verdict('NOT_MET', 'excluded', found) : notShown('no such exclusion was found')
}

const anyAuto = new Phrases(['any auto', 'symbol 1'])
export function judgeAnyAuto(_: Requirement, { proofs }: Evidence): Verdict {
  const ofLine = proofs.filter(proof => isOfLine(proof, 'AUTO') && isTerm(proof))
  const granted = ofLine.filter(({ text, own }) => anyAuto.isIn(text) && !own.has('EXCLUDED'))
  return granted.length > 0
    ? verdict('MET', null, granted)
    : ofLine.length > 0
      ? unclear('which autos isn’t shown', ofLine)
      : notShown()
}

export function judgeLongshore(_: Requirement, { proofs }: Evidence): Verdict {
  const mentions = proofs.filter(proof => about(proof, 'LONGSHORE') && !proof.isHeading)
  const granted = mentions.filter(
    proof => isGrant(proof) && !proof.own.has('EXCLUDED') && isOfLine(proof, 'WORKERS_COMPENSATION'),
  )
  const against = mentions.filter(({ own, section }) => own.has('EXCLUDED') || section.has('EXCLUDED'))
  if (granted.length > 0 && against.length === 0) return verdict('MET', null, granted)
  if (against.length > 0 && granted.length === 0) return verdict('NOT_MET', 'excluded', against)
  return mentions.length > 0 ? unclear('read this', mentions) : notShown()
}

export function judgeStatutory(_: Requirement, { proofs }: Evidence): Verdict {
  const ofLine = proofs.filter(proof => proof.line === 'WORKERS_COMPENSATION' && isTerm(proof))
  const granted = ofLine.filter(({ text, own }) => /statutory/i.test(text) && !own.has('EXCLUDED'))
  return granted.length > 0
    ? verdict('MET', null, granted)
    : ofLine.length > 0
      ? unclear('read this', ofLine)
      : notShown()
}

/** What a person has to judge: the passages that are about it are shown, none proves it alone. */
export function judgeMention({ kind, line }: Requirement, { proofs }: Evidence): Verdict {
  const mentions = proofs.filter(
    proof => about(proof, kind) && isTerm(proof) && (line === null || isOfLine(proof, line)),
  )
  return mentions.length > 0 ? unclear('read this', mentions) : notShown()
}

/** Which of the policies below it an umbrella follows is for a person to read. */
export function judgeFollowForm(_: Requirement, { proofs }: Evidence): Verdict {
  const mentions = proofs.filter(({ line, own }) => line === 'UMBRELLA' && own.has('FOLLOWS'))
  return mentions.length > 0 ? unclear('read what it follows', mentions) : notShown()
}

/** A line without an amount of its own, such as builders risk. */
export function judgeCoverage({ line }: Requirement, { proofs }: Evidence): Verdict {
  const ofLine = line ? proofs.filter(proof => isOfLine(proof, line)) : []
  const terms = ofLine.filter(isTerm)
  const refused = terms.filter(({ own, namesLine }) => own.has('EXCLUDED') && namesLine)
  if (refused.length > 0 && refused.length === terms.length)
    return verdict('NOT_MET', 'excluded or not offered', refused)
  if (terms.length > 0) return unclear('read this', terms)
  return ofLine.length > 0 ? notShown('named only as other insurance', ofLine) : notShown()
}
