import { getOperationName, mapExchange } from 'urql'
import { missingFields, type PossibleTypes } from '../graphql/missing-fields'

type Severity = 'debug' | 'warn' | 'error'

/**
 * Without a schema the cache takes the fields of a union's other types for missing, and of all that it takes for missing
 * it tells each name once. `reportMissing` knows better.
 */
export function logOfCache(severity: Severity, message: string): void {
  if (!message.startsWith('Invalid undefined')) console[severity](message)
}

/** Tells developers of an answer that lacks what was asked for: a test's that is out of date, or a broken gateway's. */
export const reportMissing = (possibleTypes: PossibleTypes) =>
  mapExchange({
    onResult(result) {
      if (!result.data) return
      const name = getOperationName(result.operation.query) ?? 'an operation'
      for (const field of missingFields(result, possibleTypes)) console.warn(`The answer to ${name} lacks ${field}.`)
    },
  })
