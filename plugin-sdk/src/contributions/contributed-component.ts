import { atom, getDefaultStore } from 'jotai'
import { LateComponent } from '../late/late-component'
import { codeOf } from '../plugins/installed-plugins'
import type { PluginCode } from '../plugins/plugin-code'

/** A module of another area with a component as its default export. */
export interface ContributedModule {
  pluginId: string
  /** `./slots/account.tab/policies` */
  module: string
}

type Contributed = LateComponent<object>

const components = new WeakMap<PluginCode, Map<string, Contributed>>()

/** Counts how often each module was started again: all places that draw it begin again with it. */
export const renewalsAtom = atom<Readonly<Record<string, number>>>({})

export const keyOf = ({ pluginId, module }: ContributedModule) => `${pluginId} ${module}`

/** The component; its code is fetched when it is first drawn, and after a failure again and again as long as it is drawn. */
export function contributedComponent({ pluginId, module }: ContributedModule): Contributed {
  const code = codeOf(pluginId)
  const known = componentsOf(code).get(module)
  if (known) return known
  // Whatever keeps it from coming may be over the next time.
  const component: Contributed = new LateComponent(
    () => code.load(module),
    () => true,
  )
  componentsOf(code).set(module, component)
  return component
}

/** Asks once more for code that could not be had, or fetches what threw again, by a new URL. */
export function renewComponent(contributed: ContributedModule): void {
  const code = codeOf(contributed.pluginId)
  const known = componentsOf(code).get(contributed.module)
  if (known?.isMissing()) return void known.load()
  componentsOf(code).delete(contributed.module)
  code.renew(contributed.module)
  const key = keyOf(contributed)
  getDefaultStore().set(renewalsAtom, renewals => ({ ...renewals, [key]: (renewals[key] ?? 0) + 1 }))
}

function componentsOf(code: PluginCode) {
  const known = components.get(code) ?? new Map<string, Contributed>()
  components.set(code, known)
  return known
}
