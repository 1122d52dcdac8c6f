import { type ComponentType, createContext, useContext } from 'react'
import type { RegistryEntry } from '../manifest'

export interface AreaScreens {
  /** No route of the area has this path. */
  NotFound: ComponentType
  /** A route of the area threw. */
  RouteError: ComponentType<{ error: unknown; title: string; retry(): void }>
}

interface AreaContextValue {
  plugin: RegistryEntry
  screens: AreaScreens
  /** Loads the area anew. */
  retry(): void
}

export const AreaContext = createContext<AreaContextValue | undefined>(undefined)

/** The area in which a component is drawn. */
export function useArea(): AreaContextValue {
  const area = useContext(AreaContext)
  if (!area) throw new Error('This is not part of an area.')
  return area
}
