import type { Fact } from '@coverdesk/coverage'
import type { Page } from '../../reading/page.ts'
import { extractFacts } from '../extract-facts.ts'

/** What a document states, as `field` or `field LINE` → value; a list for what is ambiguous. What was not found is left out. */
export function statedBy(pages: readonly Page[], name = 'document.pdf'): Record<string, unknown> {
  const facts = extractFacts(pages, { name }).filter(({ state }) => state !== 'NOT_FOUND')
  return Object.fromEntries(facts.map(fact => [keyOf(fact), statedValue(fact)]))
}

const keyOf = ({ field, line }: Fact) =>
  line && !/^(?:gl|umbrella|excess|wc|auto|property|cyber|professional|epl|dno)[A-Z]/.test(field)
    ? `${field} ${line}`
    : field

const statedValue = (fact: Fact) => (fact.state === 'AMBIGUOUS' ? { either: fact.values } : fact.value)
