import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { SlotEntry } from '../manifest/plugin-manifest'
import { pluginsAtom } from '../plugins/installed-plugins'
import type { SlotName } from './slot-props'

/** What one plugin contributes to a slot, as its manifest says. */
export interface Contributed extends Omit<SlotEntry, 'slot'> {
  pluginId: string
  /** The area's name, for when there is no label. */
  pluginTitle: string
}

/**
 * Who contributes to a slot, in order. None of their code is loaded for that.
 *
 * @example const tabs = useSlot('account.tab').map(({ id, label }) => ({ to: `/app/accounts/${accountId}/${id}`, label }))
 */
export function useSlot(name: SlotName): readonly Contributed[] {
  const plugins = useAtomValue(pluginsAtom)
  return useMemo(
    () =>
      plugins
        .flatMap(({ id: pluginId, manifest: { title: pluginTitle, slots } }) =>
          slots.filter(({ slot }) => slot === name).map(({ slot, ...entry }) => ({ ...entry, pluginId, pluginTitle })),
        )
        .sort((one, other) => one.order - other.order),
    [plugins, name],
  )
}
