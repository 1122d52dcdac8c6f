import { isTrue, wholeNumber } from '../bson/codec.ts'
import type { Doc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { parseCollation } from '../matching/collation.ts'
import { parseFilter } from '../matching/filter.ts'
import { parseSort } from '../matching/sort.ts'
import type { Query } from '../query/find.ts'
import { countField, docField, variablesOf } from './command.ts'

interface QueryFields {
  /** The name of the field that holds the filter. */
  filter: string
  /** The command around a statement, whose `let` it shares. */
  around?: Doc
}

/** Reads filter, sort, skip, limit, hint and collation of a command or of one of its statements. */
export function parseQuery(statement: Doc, { filter, around = statement }: QueryFields): Query {
  const collation = parseCollation(statement['collation'])
  const { hint } = statement
  const limit = limitOf(statement)
  return {
    filter: parseFilter(docField(statement, filter), { collation, variables: variablesOf(around), isCommand: true }),
    sort: parseSort(statement['sort']),
    skip: countField(statement, 'skip') ?? 0,
    ...(limit === undefined ? {} : { limit }),
    collation,
    ...(hint === undefined || hint === '' || isEmpty(hint) ? {} : { hint }),
  }
}

const isEmpty = (hint: unknown) => typeof hint === 'object' && hint !== null && Object.keys(hint).length === 0

/** A negative limit is how old drivers ask for one batch only. */
function limitOf(statement: Doc): number | undefined {
  const given = statement['limit']
  const limit = wholeNumber(given)
  if (limit === undefined && given !== undefined && given !== null)
    throw new MongoError('TypeMismatch', "Field 'limit' must be a whole number")
  return limit === undefined ? undefined : Math.abs(limit)
}

export const isSingleBatch = (command: Doc): boolean =>
  isTrue(command['singleBatch']) || (wholeNumber(command['limit']) ?? 0) < 0
