import type { RouteObject } from 'react-router'

/** One entry of the sidebar. */
export interface NavEntry {
  /** The heading it stands under, such as `Knowledge`; a new name makes a new section. */
  section: string
  label: string
  /** A name of the design system's icon map; an unknown one gets a generic icon. */
  icon: string
  /** A full path inside one of the plugin's `basePaths`. */
  path: string
  /** Entries of a section stand in this order, lowest first. */
  order: number
}

/** Everything that `src/plugin.ts` says about an area. All but `routes` is written to `plugin.json`. */
export interface PluginDefinition {
  /** Lower case letters, digits and dashes: `accounts`. It never changes. */
  id: string
  /** The area's name as people read it: `Accounts`. */
  title: string
  /** Full paths that belong to this plugin, with everything below them: `['/app/accounts']`. */
  basePaths: readonly string[]
  nav: readonly NavEntry[]
  /**
   * For each mutation, the root fields that are asked again after it. Only what a mutation's own answer
   * can't tell the cache: a list gained a row, a total changed. By default nothing is.
   */
  invalidates?: Readonly<Record<string, readonly string[]>>
  /** The routes, with full paths. Loaded together with this file. */
  routes(): Promise<{ routes: RouteObject[] }>
}

/**
 * Declares an area of the product. The build evaluates the file that calls it, so that file imports
 * nothing but this module.
 *
 * @example export default definePlugin({ id: 'accounts', …, routes: () => import('./routes') })
 */
export const definePlugin = (definition: PluginDefinition): PluginDefinition => definition
