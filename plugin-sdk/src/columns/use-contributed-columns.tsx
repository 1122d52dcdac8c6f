import { Button, type DataTableColumn, Skeleton } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Contribution } from '../contributions/Contribution'
import { pluginsAtom } from '../plugins/installed-plugins'
import { readColumnTexts } from './read-column-texts'

/**
 * The columns that other areas add to a list, in order. Their cells are loaded when they are first drawn.
 *
 * @param list the list's name, as the areas' `plugin.ts` write it: `accounts`
 * `useList` joins them to those of its list.
 *
 * @example <DataTable columns={[...accountColumns, ...useContributedColumns('accounts')]} … />
 */
export function useContributedColumns(list: string): readonly DataTableColumn<{ id: string }>[] {
  const plugins = useAtomValue(pluginsAtom)
  return useMemo(
    () =>
      plugins
        .flatMap(plugin => plugin.manifest.columns.map(column => ({ pluginId: plugin.id, ...column })))
        .filter(column => column.list === list)
        .sort((one, other) => one.order - other.order)
        .map(({ pluginId, id, header, width, align, texts }) => ({
          id,
          header,
          ...(width && { width }),
          ...(align && { align }),
          ...(texts && { readCsv: (rows, signal) => readColumnTexts({ pluginId, list, id, header }, rows, signal) }),
          cell: row => (
            <Contribution
              contributed={{ pluginId, module: `./columns/${list}/${id}` }}
              props={{ id: row.id }}
              loading={<Skeleton width="60%" height="16px" />}
              failed={retry => <Button onClick={retry}>Retry</Button>}
            />
          ),
        })),
    [plugins, list],
  )
}
