import { CoverdeskError } from '@coverdesk/kit'
import type { GraphQLError } from 'graphql'
import { type AnswerPath, askSubgraph, located, type SubgraphAnswer, type Variables } from './ask-subgraph.ts'
import { type Completion, type MergeCall, mergeKey } from './plan.ts'
import type { RequestContext } from './request-context.ts'

type AnswerRecord = Record<string, unknown>

/** A record of the answer that waits for fields of another subgraph. */
interface PlacedRecord {
  record: AnswerRecord
  place: Link | undefined
}

/** The last step of a path; the way up is followed only when an error needs all of it. */
interface Link {
  key: string | number
  up: Link | undefined
}

/** The records of one completion, and the ids that are asked for. */
interface Waiting {
  completion: Completion
  records: PlacedRecord[]
  ids: unknown[]
}

/** Asks one subgraph for what records need of it, and puts it into them. Resolves with what failed. */
export async function completeRecords(
  call: MergeCall,
  data: AnswerRecord,
  variables: Variables,
  context: RequestContext,
): Promise<GraphQLError[]> {
  const waiting = call.completions.map(completion => waitingIn(data, completion))
  if (waiting.every(({ ids }) => ids.length === 0)) return []
  const ids = Object.fromEntries(waiting.map(({ completion, ids }) => [`${completion.alias}Ids`, ids]))
  try {
    const answer = await askSubgraph(call.subgraph, call.query, { ...variables, ...ids }, context)
    return waiting.flatMap(part => complete(part, answer)).concat(errorsOfAll(waiting, answer.errors))
  } catch (error) {
    if (!(error instanceof CoverdeskError)) throw error
    return waiting.flatMap(({ records, completion }) => records.flatMap(record => errorsOf(record, completion, error)))
  }
}

function waitingIn(data: AnswerRecord, completion: Completion): Waiting {
  const records: PlacedRecord[] = []
  for (const place of completion.places) findRecords(data, place, 0, undefined, records)
  return { completion, records, ids: [...new Set(records.map(({ record }) => record[mergeKey]))] }
}

function findRecords(value: unknown, path: string[], depth: number, place: Link | undefined, found: PlacedRecord[]) {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) findRecords(item, path, depth, { key: index, up: place }, found)
    return
  }
  const key = path[depth]
  const record = value as AnswerRecord
  if (key !== undefined) return findRecords(record[key], path, depth + 1, { key, up: place }, found)
  if (record[mergeKey] !== undefined) found.push({ record, place })
}

function complete({ completion, records, ids }: Waiting, { data, errors }: SubgraphAnswer) {
  const rows = data?.[completion.alias] as (AnswerRecord | null)[] | null | undefined
  const rowsById = new Map(ids.map((id, index) => [id, rows?.[index]]))
  for (const { record } of records) Object.assign(record, rowsById.get(record[mergeKey]))
  return errors
    .filter(({ path }) => path?.[0] === completion.alias)
    .flatMap(error => {
      const [, index, ...rest] = error.path ?? []
      const concerned =
        typeof index === 'number' ? records.filter(({ record }) => record[mergeKey] === ids[index]) : records
      return concerned.flatMap(record =>
        rest.length > 0 ? located(error, [...pathOf(record.place), ...rest]) : errorsOf(record, completion, error),
      )
    })
}

/** Errors that are about no part of the request are about all of it. */
function errorsOfAll(waiting: Waiting[], errors: GraphQLError[]) {
  const general = errors.filter(({ path }) => !path?.length)
  return general.flatMap(error =>
    waiting.flatMap(({ records, completion }) => records.flatMap(record => errorsOf(record, completion, error))),
  )
}

const errorsOf = ({ place }: PlacedRecord, { keys }: Completion, error: GraphQLError) =>
  keys.map(key => located(error, [...pathOf(place), key]))

function pathOf(place: Link | undefined): AnswerPath {
  return place ? [...pathOf(place.up), place.key] : []
}
