import { type FactField, isList } from './fact-field.ts'
import type { Line, Proof, Statement, Unit, Value } from './statement.ts'

export interface ExpectedFact {
  field: FactField
  line: Line | null
  state: 'FOUND' | 'AMBIGUOUS'
  /** One; of a list all of them; of an ambiguous fact those that contradict each other. */
  values: Value[]
  unit: Unit
  evidence: { page: number; quote: string }[]
}

export const keyOf = (field: string, line: string | null) => `${field} ${line ?? ''}`

/** What a document says, from what was written on its pages: two values of a field that isn't a list are ambiguous. */
export function expectedFacts(proofs: readonly Proof[]): ExpectedFact[] {
  const facts = new Map<string, ExpectedFact>()
  for (const { said, page } of proofs) {
    for (const statement of said.proves) add(facts, statement, { page, quote: (said.quote ?? said.text).trim() })
  }
  return [...facts.values()]
}

function add(facts: Map<string, ExpectedFact>, statement: Statement, evidence: { page: number; quote: string }) {
  const { field, line, value, unit } = statement
  const known = facts.get(keyOf(field, line))
  if (!known) {
    facts.set(keyOf(field, line), { field, line, state: 'FOUND', values: [value], unit, evidence: [evidence] })
    return
  }
  known.evidence.push(evidence)
  if (known.values.includes(value)) return
  known.values.push(value)
  if (!isList(field)) known.state = 'AMBIGUOUS'
}
