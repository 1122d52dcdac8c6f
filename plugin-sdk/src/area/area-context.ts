import { type ComponentType, createContext, useContext } from 'react'
import type { RegistryEntry } from '../manifest'

export interface AreaScreens {
  /** The code of a page is on its way. */
  Loading: ComponentType
  /** No route of the area has this path. */
  NotFound: ComponentType
  /** A route of the area threw. */
  RouteError: ComponentType<{ error: unknown; title: string; retry(): void }>
}

export interface AreaContextValue {
  plugin: RegistryEntry
  screens: AreaScreens
  /** Loads the area again. */
  retry(): void
  /**
   * A file of the area is no longer there, as after a deployment: loads the area again, by itself.
   *
   * @returns false when that was done a moment ago and did not help
   */
  recover(): boolean
  /** Loads the area again where another release has taken the place of this one, unless that would lose unsaved changes. */
  takeNewest(): Promise<void>
}

export const AreaContext = createContext<AreaContextValue | undefined>(undefined)

/** The area in which a component is drawn. */
export function useArea(): AreaContextValue {
  const area = useContext(AreaContext)
  if (!area) throw new Error('This is not part of an area.')
  return area
}
