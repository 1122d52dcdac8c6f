import type { RowSelection } from '@coverdesk/design-system'

/** The selection without rows that are no more; the same one when it named none of them. */
export function withoutRows(rows: RowSelection, isGone: (key: string) => boolean): RowSelection {
  const named = rows.kind === 'some' ? rows.keys : rows.except
  const left = [...named].filter(key => !isGone(key))
  if (left.length === named.size) return rows
  return rows.kind === 'some' ? { kind: 'some', keys: new Set(left) } : { kind: 'all', except: new Set(left) }
}
