import type { InsuranceType } from '@coverdesk/coverage'
import type { RecordQuestion } from './understood-question.ts'
import { statusWords } from './vocabulary/state-words.ts'

/** Other records that may answer where the first ones don’t, the likelier first. */
export function alternativesTo(question: RecordQuestion): RecordQuestion[] {
  const { graph, shape, fields } = question
  if (question.isKindAssumed) return [ofRequests(question)]
  const isOfOne = shape === 'VALUE' || shape === 'WHETHER' || shape === 'SHOW' || shape === 'FIRST'
  // A list of whatever is named is that; what no name has may be in the words of one request.
  if (!isOfOne) return graph.start.query && shape !== 'TOTAL' ? [{ ...ofRequests(question), isToBeSaid: true }] : []
  const { insuranceTypes, requestType } = graph.filters ?? {}
  switch (graph.relation) {
    case 'POLICY':
      if (fields.some(({ name }) => name === 'cancellation')) return [ofWishes(question)]
      return [...ofSiblingLine(question), { ...ofRequests(question), isToBeSaid: true }]
    case 'CERTIFICATE':
    case 'CERTIFICATE_HOLDER':
      return [{ ...ofRequests(question, { requestType: 'CREATE_CERTIFICATE' }), isToBeSaid: true }]
    case 'SERVICE_REQUEST':
      if (requestType) return [{ ...ofRequests(question), isToBeSaid: true }]
      return insuranceTypes ? [ofPolicies(question)] : []
    case undefined:
      return fields.length > 0 ? [ofAskers(question)] : []
    default:
      return []
  }
}

/** Whoever asked for something needn’t be a client yet: a request knows how they are reached. */
const ofAskers = (question: RecordQuestion): RecordQuestion => ({
  ...question,
  isOfAsker: true,
  graph: { start: question.graph.start, relation: 'SERVICE_REQUEST' },
})

/** A cancellation that no policy has may be one that the client asked for. */
const ofWishes = (question: RecordQuestion): RecordQuestion => ({
  ...question,
  ...{ fields: [], shape: 'SHOW' },
  graph: {
    ...{ start: question.graph.start, relation: 'SERVICE_REQUEST' },
    filters: {
      requestType: 'CANCEL_POLICY',
      ...(question.graph.filters?.insuranceTypes && { insuranceTypes: question.graph.filters.insuranceTypes }),
    },
  },
})

/** What one calls E&O, another calls professional liability. */
function ofSiblingLine(question: RecordQuestion): RecordQuestion[] {
  const { filters } = question.graph
  const [line, ...more] = filters?.insuranceTypes ?? []
  const sibling = line && more.length === 0 ? siblings[line] : undefined
  return sibling
    ? [{ ...question, graph: { ...question.graph, filters: { ...filters, insuranceTypes: [sibling] } } }]
    : []
}
const siblings: Partial<Record<InsuranceType, InsuranceType>> = {
  ERRORS_AND_OMISSION: 'PROFESSIONAL_LIABILITY',
  PROFESSIONAL_LIABILITY: 'ERRORS_AND_OMISSION',
}

/** Which of the questions a search was made for. */
export const searchedFor = (questions: readonly RecordQuestion[], input: Record<string, unknown> | undefined): number =>
  questions.findIndex(
    ({ graph: { relation, filters = {} } }) =>
      relation === input?.['relation'] && isSame(filters, (input?.['filters'] ?? {}) as object),
  )

/** Stored objects may come back in another order. */
const isSame = (one: object, other: object): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((other as Record<string, unknown>)[key]),
  )

/** What no policy says may be in the words of a request. */
const ofRequests = (question: RecordQuestion, filters?: RecordQuestion['graph']['filters']): RecordQuestion => {
  const fields = question.fields.filter(({ owners }) => owners.includes('SERVICE_REQUEST'))
  const unowned = question.fields.filter(({ name, owners }) => !owners.includes('SERVICE_REQUEST') && name !== 'limits')
  return {
    ...question,
    ...(unowned.length > 0 && { unowned }),
    ...{ fields, isKindAssumed: false, shape: fields.length > 0 ? 'VALUE' : 'SHOW' },
    graph: { start: question.graph.start, relation: 'SERVICE_REQUEST', ...(filters && { filters }) },
  }
}

/** Where nobody asked for anything, a policy waits for what its state says. */
const ofPolicies = (question: RecordQuestion): RecordQuestion => ({
  ...question,
  ...{ fields: statusWords.map(([field]) => field), shape: 'VALUE' },
  graph: {
    ...{ start: question.graph.start, relation: 'POLICY' },
    filters: { insuranceTypes: question.graph.filters?.insuranceTypes ?? [] },
  },
})
