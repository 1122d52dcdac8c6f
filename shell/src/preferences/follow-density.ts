import { densityAtom } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'
import { preferencesAtom } from './preferences'

const store = getDefaultStore()

/** Gives every part of the page the density that the person chose. */
export function followDensity(): void {
  const apply = () => store.set(densityAtom, store.get(preferencesAtom).density)
  apply()
  store.sub(preferencesAtom, apply)
}
