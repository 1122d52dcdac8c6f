import { getDefaultStore } from 'jotai'
import { codeOf, pluginsAtom } from '../plugins/installed-plugins'
import type { SlotName } from './slot-props'

/** Begins to fetch what fills a slot, before the screen with it is drawn; a failure shows there. */
export function prefetchSlot(name: SlotName): void {
  for (const { id: pluginId, manifest } of getDefaultStore().get(pluginsAtom)) {
    for (const { slot, id } of manifest.slots) {
      if (slot === name)
        void codeOf(pluginId)
          .load(`./slots/${name}/${id}`)
          .catch(() => undefined)
    }
  }
}
