import type { DocumentKind } from '@coverdesk/coverage'
import type { FileRole } from '../../presets/file-roles.ts'
import type { CaseDocument } from './case-document.ts'

/** The documents that are checked, and those that they are checked against. */
export interface Parties {
  first: readonly CaseDocument[]
  others: readonly CaseDocument[]
}

/** Tells documents apart: by the roles of their files where one has the role, else by what they are. */
export function partiesOf(
  documents: readonly CaseDocument[],
  { role, kinds }: { role: FileRole; kinds: readonly DocumentKind[] },
): Parties {
  const hasRole = documents.some(document => document.role === role)
  const isFirst = (document: CaseDocument) =>
    hasRole ? document.role === role : document.role === null && document.kind !== null && kinds.includes(document.kind)
  return { first: documents.filter(isFirst), others: documents.filter(document => !isFirst(document)) }
}
