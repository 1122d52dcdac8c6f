import { type Evidence, type Fact, type Field, fields } from '@coverdesk/coverage'
import type { Reason } from '@coverdesk/coverage/judge'
import { dateOrderOf } from '@coverdesk/coverage/read'
import { boxesOf } from '../search/pages/boxes-of.ts'
import { normalText } from '../understanding/judge/normalized.ts'
import { aboutDocument, standsFor, unitsAt } from '../understanding/judge/stands-for.ts'
import { unitsOf } from '../understanding/judge/units.ts'
import { type Verified, verifyQuote } from '../understanding/judge/verify-quote.ts'
import type { Claim } from './claim.ts'
import type { SourceDocument } from './fact-source.ts'

/** A claim whose quote is on its page and has its value. */
interface ProvenClaim extends Claim {
  evidence: Evidence
}

export interface ProvenFacts {
  facts: Fact[]
  /** Claims that the judge dropped, and why. */
  rejected: (Pick<Claim, 'field'> & { reason: Reason })[]
}

/** Facts from what a source claims: only what its quotes prove; two values of one field are ambiguous. */
export function factsOfClaims(
  { pages }: SourceDocument,
  claims: readonly Claim[],
  method: Fact['method'],
): ProvenFacts {
  const order = dateOrderOf(pages.map(({ text }) => text))
  const units = unitsOf(pages)
  const about = aboutDocument(claims)
  const rejected: ProvenFacts['rejected'] = []
  const groups = new Map<string, ProvenClaim[]>()
  for (const claim of claims) {
    const page = pages.find(({ number }) => number === claim.page)
    const verified: Verified = page
      ? verifyQuote(page, claim.quote, claim, { order, at: claim.at })
      : { isValid: false, reason: 'NOT_ON_PAGE' }
    if (!page || !verified.isValid) {
      if (!verified.isValid) rejected.push({ field: claim.field, reason: verified.reason })
      continue
    }
    const standing = standsFor(claim, unitsAt(units, claim.page, verified), about)
    if (!standing.holds) {
      rejected.push({ field: claim.field, reason: standing.reason })
      continue
    }
    const evidence = {
      fileId: null,
      page: page.number,
      quote: page.text.slice(verified.start, verified.end),
      boxes: boxesOf(page, verified.start, verified.end),
    }
    const key = `${claim.field} ${claim.line}`
    groups.set(key, [...(groups.get(key) ?? []), { ...claim, evidence }])
  }
  return { facts: [...groups.values()].map(group => factOf(group, method)), rejected }
}

function factOf(claims: ProvenClaim[], method: Fact['method']): Fact {
  const [first] = claims as [ProvenClaim]
  const { isList = false }: Field = fields[first.field]
  const distinct = claims.filter((claim, place) => claims.findIndex(other => isSame(claim, other)) === place)
  const confidence = Math.min(...distinct.map(({ confidence }) => confidence))
  const shared = { field: first.field, line: first.line, unit: first.unit, confidence, method }
  const values = distinct.map(({ value }) => value)
  const evidence = distinct.map(claim => claim.evidence)
  if (isList) return { ...shared, state: 'FOUND', value: values.map(String), evidence }
  if (distinct.length > 1) {
    const units = distinct.map(claim => claim.unit)
    const isMixed = units.some(unit => unit !== first.unit)
    const ofUnits = isMixed ? { unit: 'WORD' as const, units } : {}
    return { ...shared, ...ofUnits, confidence: confidence / 2, state: 'AMBIGUOUS', value: null, values, evidence }
  }
  return { ...shared, state: 'FOUND', value: first.value, evidence: claims.map(claim => claim.evidence) }
}

/** Texts are compared as people do: "ACME LLC" and "Acme, LLC" are one name. */
function isSame({ value: one }: Claim, { value: other }: Claim): boolean {
  return one === other || (typeof one === 'string' && typeof other === 'string' && plain(one) === plain(other))
}

const plain = (text: string) =>
  normalText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
