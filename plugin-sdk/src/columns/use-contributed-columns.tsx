import { type DataTableColumn, Skeleton } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Contribution } from '../contributions/Contribution'
import { renewAll, useLacking } from '../contributions/use-lacking'
import { pluginsAtom } from '../plugins/installed-plugins'
import { readColumnTexts } from './read-column-texts'

/** In a cell whose area can't be reached; the list says so once. */
const noValue = '–'

const moduleOf = (list: string, id: string) => `./columns/${list}/${id}`

/** The columns of a list that can't be shown. */
export interface LackingColumns {
  /** Their headings. */
  headers: readonly string[]
  /** Asks again for all of them. */
  retry(): void
}

/** @returns undefined while every contributed column that is drawn has its code */
export function useLackingColumns(list: string): LackingColumns | undefined {
  const columns = useAtomValue(pluginsAtom).flatMap(plugin =>
    plugin.manifest.columns
      .filter(column => column.list === list)
      .map(({ id, header }) => ({ pluginId: plugin.id, module: moduleOf(list, id), header })),
  )
  const lacking = useLacking(columns)
  if (lacking.length === 0) return undefined
  return { headers: lacking.map(({ header }) => header), retry: () => renewAll(lacking) }
}

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
              contributed={{ pluginId, module: moduleOf(list, id) }}
              props={{ id: row.id }}
              loading={<Skeleton width="60%" height="16px" />}
              failed={noValue}
            />
          ),
        })),
    [plugins, list],
  )
}
