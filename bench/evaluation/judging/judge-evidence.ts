import type { Fact } from '@coverdesk/coverage'
import type { Page } from '../../../services/copilot/src/reading/page.ts'
import { normalizeText } from './normalize.ts'
import { statesValue } from './states-value.ts'

export interface EvidenceVerdict {
  pieces: number
  broken: { field: string; page: number; quote: string; reason: 'NOT_ON_PAGE' | 'WITHOUT_VALUE' }[]
}

/** Whether every quote is on its page and states its value. */
export function judgeEvidence(facts: readonly Fact[], pages: readonly Page[]): EvidenceVerdict {
  const texts = new Map(pages.map(({ number, text }) => [number, normalizeText(text)]))
  const verdict: EvidenceVerdict = { pieces: 0, broken: [] }
  for (const fact of facts) {
    for (const [at, { page, quote }] of fact.evidence.entries()) {
      verdict.pieces += 1
      const value = valueAt(fact, at)
      const isOnPage = texts.get(page)?.includes(normalizeText(quote)) ?? false
      if (!isOnPage) verdict.broken.push({ field: fact.field, page, quote, reason: 'NOT_ON_PAGE' })
      else if (value === undefined || !statesValue(quote, value, fact.unit))
        verdict.broken.push({ field: fact.field, page, quote, reason: 'WITHOUT_VALUE' })
    }
  }
  return verdict
}

/** Of a list and of an ambiguous fact, each value has its own evidence. */
function valueAt(fact: Fact, at: number): string | number | undefined {
  if (fact.state === 'AMBIGUOUS') return fact.values[at]
  return Array.isArray(fact.value) ? fact.value[at] : (fact.value ?? undefined)
}
