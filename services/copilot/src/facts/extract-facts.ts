import { type Fact, type Field, fieldNames, fields } from '@coverdesk/coverage'
import type { Page } from '../reading/page.ts'
import { factsOfClaims } from './facts-of-claims.ts'
import { logRejected, type RejectionLog } from './log-rejected.ts'
import { readingOf } from './reading-of.ts'
import { claimsByRules, ruleSource } from './rules/rule-source.ts'

/**
 * What a document states, by rules: each fact has the page and the quote that prove it. A field that such a document should
 * have and doesn't is NOT_FOUND; one of which it says two things is AMBIGUOUS, with both quotes.
 *
 * @param log counts by reason what the judge dropped (`cara_judge_dropped`)
 */
export function extractFacts(pages: readonly Page[], { name }: { name: string }, log?: RejectionLog): Fact[] {
  const reading = readingOf({ name, pages })
  const { facts, rejected } = factsOfClaims(reading, claimsByRules(reading), ruleSource.method)
  if (log) logRejected(log, ruleSource.method, rejected)
  return [...facts, ...missingFacts(reading.kind, facts)]
}

function missingFacts(kind: ReturnType<typeof readingOf>['kind'], facts: readonly Fact[]): Fact[] {
  const found = new Set(facts.map(({ field }) => field))
  return fieldNames.flatMap((field): Fact[] => {
    const { unit, expectedIn }: Field = fields[field]
    if (kind === null || !expectedIn.includes(kind) || found.has(field)) return []
    return [{ field, line: null, unit, state: 'NOT_FOUND', value: null, evidence: [], confidence: 0.8, method: 'RULE' }]
  })
}
