import { type FactLine, type Field, type FieldName, fields } from '@coverdesk/coverage'
import type { CaseDocument } from './case-document.ts'
import { isSameValue } from './same-value.ts'
import { type Statement, statementsOf } from './statement.ts'

/** What is compared with something else: the files of one option, or the certificate. */
export interface Side {
  /** As people read it: "Option 1". */
  name: string
  /** Those that can be read. */
  documents: readonly CaseDocument[]
  statements: readonly Statement[]
  /** The lines of business that it states something about. */
  lines: ReadonlySet<FactLine>
}

export function sideOf(name: string, documents: readonly CaseDocument[]): Side {
  const readable = documents.filter(({ problem }) => problem === null)
  const statements = readable.flatMap(statementsOf)
  const lines = new Set(statements.flatMap(({ line }) => (line ? [line] : [])))
  return { name, documents: readable, statements, lines }
}

/**
 * What a side states of a field in a line of business, each value once. What is said of a whole document holds for its lines; an
 * amount only where there is no other line.
 */
export function statedOn(side: Side, field: FieldName, line: FactLine): Statement[] {
  const ofField = side.statements.filter(statement => statement.field === field)
  const own = ofField.filter(statement => statement.line === line)
  if (own.length > 0) return distinct(own)
  const isOnlyLine = side.lines.size === 0 || (side.lines.size === 1 && (line === null || side.lines.has(line)))
  if (line === null) return isOnlyLine ? distinct(ofField) : []
  const isShared = (fields[field] as Field).unit !== 'USD' || isOnlyLine
  return isShared ? distinct(ofField.filter(statement => statement.line === null)) : []
}

const distinct = (statements: readonly Statement[]): Statement[] =>
  statements.filter((one, place) => statements.findIndex(other => isSameValue(one, other)) === place)
