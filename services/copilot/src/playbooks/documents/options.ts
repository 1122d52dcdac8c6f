import type { DocumentKind } from '@coverdesk/coverage'
import { type FileRole, roleNames } from '../../presets/file-roles.ts'
import type { CaseDocument } from './case-document.ts'
import { type Side, sideOf } from './side.ts'

const maxOptions = 5
const optionRoles = ['OPTION_1', 'OPTION_2'] as const satisfies FileRole[]
/** What offers no insurance is no option, unless a person says that it is. */
const others: ReadonlySet<DocumentKind | null> = new Set(['CERTIFICATE', 'CONTRACT', 'APPLICATION', 'LOSS_RUN'])

/** The options that are compared: by the roles of their files, else each document that offers insurance. Only those that can be read. */
export function optionsOf(documents: readonly CaseDocument[]): Side[] {
  const readable = documents.filter(({ problem }) => problem === null)
  const byRole = optionRoles.flatMap(role => {
    const files = readable.filter(document => document.role === role)
    return files.length > 0 ? [sideOf(roleNames[role], files)] : []
  })
  const rest = readable.filter(
    ({ role, kind }) => !(optionRoles as readonly (FileRole | null)[]).includes(role) && !others.has(kind),
  )
  const numbered = rest.map((document, place) => {
    const number = byRole.length > 0 ? optionRoles.length + place + 1 : place + 1
    return sideOf(`Option ${number}`, [document])
  })
  return [...byRole, ...numbered].slice(0, maxOptions)
}
