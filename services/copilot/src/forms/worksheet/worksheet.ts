import type { FormCase } from '../resolving/form-case.ts'
import { FormResolver } from '../resolving/resolve-source.ts'
import type { Resolved } from '../resolving/resolved.ts'
import { formSources } from '../sources/form-sources.ts'

export const worksheetTitle = 'Worksheet. Not evidence of insurance'

/** A worksheet is never addressed to anyone, and has nothing that only a form needs. */
const leftOut =
  /^(?:holder|insurer)\.|\.(?:isCertified|isUmbrella|isExcess|insurerLetter|addressLine1|addressLine2|city|state|zip|cityStateZip|nameAndAddress)$|^form\.certificateNumber$/
/** A mark says the same as Y or N. */
const isTwin = (key: string, kind: string) => kind === 'CHECKBOX' || key.startsWith('policy.')

interface Row {
  label: string
  resolved: Resolved
}

/** What is known for a form that the agency doesn’t have, group by group. */
export function worksheetRows(given: FormCase): { group: string; rows: Row[] }[] {
  const resolver = new FormResolver(given)
  const groups = new Map<string, Row[]>()
  for (const { key, kind, label, group } of formSources) {
    if (leftOut.test(key) || isTwin(key, kind)) continue
    const resolved = resolver.resolve(key)
    if (resolved.state === 'NOT_NEEDED') continue
    const rows = groups.get(group) ?? []
    rows.push({ label: label.replace(/, as Y or N$/, '').replace(/, in lines$/, ''), resolved })
    groups.set(group, rows)
  }
  return [...groups].map(([group, rows]) => ({ group, rows }))
}
