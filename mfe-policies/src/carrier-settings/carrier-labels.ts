import { pluralize } from '@coverdesk/design-system'

/** The server counts no further in each role. */
const maxCounted = 100

/** "12 policies"; of many only that there are as many: "100+ policies". */
export const policiesInWords = (count: number): string =>
  count < maxCounted ? pluralize(count, 'policy', 'policies') : `${maxCounted}+ policies`

/** "Pacifc Mariner will be removed, and its 12 policies will move to the company that you keep." */
export function mergeInWords(name: string, count: number): string {
  if (count === 0) return `${name} will be removed. No policy names it.`
  return `${name} will be removed, and its ${policiesInWords(count)} will move to the company that you keep.`
}
