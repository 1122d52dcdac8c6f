import type { ServiceRequestProfileFragment } from '../generated/documents'
import type { RequestFact } from './request-facts'
import { SaidText } from './SaidText'

/**
 * Facts as they were corrected, each with what the client said where that differs. A fact that a correction took away is there
 * still, without a value.
 *
 * @param factsOf the facts of a request, or of what the client said
 */
export function correctedFacts(
  request: ServiceRequestProfileFragment,
  factsOf: (request: ServiceRequestProfileFragment) => RequestFact[],
): RequestFact[] {
  const facts = factsOf(request)
  const { original } = request
  if (!original) return facts
  const said = factsOf({ ...request, ...original, __typename: 'ServiceRequest' })
  const textOf = (label: string) => said.find(fact => fact.label === label)?.text
  const corrected = facts.map(fact => {
    const before = textOf(fact.label)
    return (before ?? '') === (fact.text ?? '')
      ? fact
      : { ...fact, value: <SaidText said={before}>{fact.value}</SaidText> }
  })
  const gone = said.filter(({ label, text }) => text && !facts.some(fact => fact.label === label))
  return [
    ...corrected,
    ...gone.map(({ label, text }) => ({ label, text: '', value: <SaidText said={text}>{null}</SaidText> })),
  ]
}
