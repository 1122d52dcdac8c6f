import type { LimitKind } from '@coverdesk/coverage'

/** The kind of a limit that has a name of its own, such as `Combined single limit`. */
export function kindOfName(name: string): LimitKind {
  if (/aggregate/i.test(name)) return 'AGGREGATE'
  return /occurrence|claim|accident|single limit/i.test(name) ? 'OCCURRENCE' : 'OTHER'
}
