import type { FactLine, FactUnit, FieldName } from '@coverdesk/coverage'
import type { CaseDocument } from './case-document.ts'

/** Where a document says something, word for word. */
export interface Quotation {
  document: CaseDocument
  page: number
  quote: string
}

/** One thing that a document states. */
export interface Statement extends Quotation {
  field: FieldName
  line: FactLine
  value: number | string
  unit: FactUnit
}

/** All that a document states: each value of a list, and both where it contradicts itself. */
export function statementsOf(document: CaseDocument): Statement[] {
  return document.facts.flatMap(fact => {
    const { field, line, unit } = fact
    if (fact.state === 'NOT_FOUND') return []
    const isMany = fact.state === 'AMBIGUOUS' || Array.isArray(fact.value)
    const values = fact.state === 'AMBIGUOUS' ? fact.values : [fact.value].flat()
    const places = isMany ? fact.evidence : fact.evidence.slice(0, 1)
    return places.flatMap(({ page, quote }, place) => {
      const value = values[place]
      if (value === undefined) return []
      const ownUnit = (fact.state === 'AMBIGUOUS' ? fact.units?.[place] : undefined) ?? unit
      return [{ document, page, quote, field, line, value, unit: ownUnit }]
    })
  })
}
