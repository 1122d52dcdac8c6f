import type { ComponentType } from 'react'
import type { PluginDefinition, RegistryEntry } from '../manifest'
import type { FetchModule } from '../plugins/plugin-code'
import type { SlotName, SlotProps } from '../slots/slot-props'
import { registryEntry } from './registry-entry'

interface StageContribution<Name extends SlotName> {
  id: string
  label?: string
  /** The kinds of record that it is for. By default all. */
  kinds?: string[]
  component: ComponentType<SlotProps[Name]>
}

/** What other areas contribute in a test. */
export type StageSlots = {
  [Name in SlotName]?: readonly StageContribution<Name>[]
}

/** A plugin as the registry lists it, but for what only its build knows. */
export const entryOf = (definition: PluginDefinition, possibleTypes: Record<string, string[]>): RegistryEntry =>
  registryEntry(definition.id, {
    title: definition.title,
    basePaths: [...definition.basePaths],
    invalidates: mutable(definition.invalidates),
    lists: mutable(definition.lists),
    possibleTypes,
  })

const mutable = (fields: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, [...values]]))

/** Another area that fills the slots, and how its code is had. */
export function neighborWith(slots: StageSlots): { entry: RegistryEntry; fetchModule: FetchModule } {
  const filled = Object.entries(slots).flatMap(([slot, contributions]) =>
    contributions.map((contribution, order) => ({ slot, order, ...contribution })),
  )
  const components = new Map(filled.map(({ slot, id, component }) => [`./slots/${slot}/${id}`, component]))
  return {
    entry: registryEntry('neighbor', { slots: filled.map(({ component, ...entry }) => entry) }),
    fetchModule: async (_plugin, module) => ({ default: components.get(module) }),
  }
}
