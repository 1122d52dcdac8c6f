import type { ListModel } from '@coverdesk/design-system'
import { useMemo } from 'react'
import type { AnyVariables } from 'urql'
import type { ListAddress } from './list-address'
import type { ListDefinition } from './list-definition'

/** What a list's rows can be grouped by, and under which heading each row is; undefined for a list without groups. */
export function useGrouping<Data, Variables extends AnyVariables, Row extends object, Filters>(
  { groups }: ListDefinition<Data, Variables, Row, Filters>,
  { group, filters }: ListAddress<Variables, Filters>,
  onGroup: (group: string | undefined) => void,
): ListModel<Row>['grouping'] {
  const shown = group === undefined ? undefined : groups?.[group]
  const headingOf = useMemo(() => shown && ((row: Row) => shown.headingOf(row, filters)), [shown, filters])
  if (!groups) return undefined
  const options = Object.entries(groups).map(([value, { label }]) => ({ value, label }))
  return { options, current: group, onGroup, headingOf }
}
