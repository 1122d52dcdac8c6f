import { type Exchange, makeOperation, mapExchange, type OperationResult } from 'urql'
import type { ToldChanges } from './told-changes'

/** What of an answer was out of date before it came. */
export interface Superseded {
  /** Root fields. */
  fields: readonly string[]
  records: readonly { __typename: string; id: string }[]
}

/**
 * Looks at every answer that comes: what was told of it while it was on its way must be asked for once more. The client alone
 * would not: who asks again what is on its way is given that answer.
 *
 * @param forget makes the cache forget it, so that whoever shows it asks again; called once the cache has the answer
 */
export function supersededAnswers(told: ToldChanges, forget: (superseded: Superseded) => void): Exchange {
  return mapExchange({
    onOperation: operation =>
      makeOperation(operation.kind, operation, { ...operation.context, toldBefore: told.count }),
    onResult(result) {
      const since: unknown = result.operation.context['toldBefore']
      if (typeof since !== 'number' || since === told.count || !result.data) return
      const superseded = supersededOf(result, told, since)
      if (superseded.fields.length + superseded.records.length > 0) queueMicrotask(() => forget(superseded))
    },
  })
}

function supersededOf({ operation, data }: OperationResult, told: ToldChanges, since: number): Superseded {
  // The fields of a mutation are no question that can be asked again; what it tells of records is.
  if (operation.kind === 'subscription') return { fields: [], records: [] }
  const isMutation = operation.kind === 'mutation'
  const fields = isMutation ? [] : rootFields(operation).filter(name => told.isField(name, since))
  const isOlder = ({ __typename, id, version }: FoundRecord) =>
    (isMutation && told.isEverything(since)) || told.isRecord(`${__typename}:${id}`, version, since)
  return { fields, records: recordsIn(data).filter(isOlder) }
}

const rootFields = ({ query }: OperationResult['operation']): string[] =>
  query.definitions.flatMap(definition =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap(field => (field.kind === 'Field' ? field.name.value : []))
      : [],
  )

interface FoundRecord {
  __typename: string
  id: string
  version?: unknown
}

function recordsIn(value: unknown): FoundRecord[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(recordsIn)
  return isRecord(value) ? [value, ...within] : within
}

const isRecord = (value: object): value is FoundRecord =>
  '__typename' in value && 'id' in value && typeof value.id === 'string'
