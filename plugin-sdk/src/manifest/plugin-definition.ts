import type { RouteObject } from 'react-router'
import type { SlotName } from '../slots/slot-props'
import type { ColumnEntry, CommandEntry, FirstQueryEntry, NavEntry, SlotEntry } from './plugin-manifest'

/** One entry of the sidebar. */
export interface NavDefinition extends Omit<NavEntry, 'count'> {
  /**
   * What waits there, shown beside the label when it is more than 0: the name of an operation in the area's
   * `.graphql` files, without variables, whose one root field is an `Int`.
   */
  count?: string
}

/** A query with which a page begins, so that the page asks it while its code is still on the way. */
export interface FirstQuery extends Omit<FirstQueryEntry, 'documentId' | 'part'> {
  /** The name of an operation in the area's `.graphql` files. */
  operation: string
  /**
   * The file of the part that holds most of the page, relative to the area's folder, where its route loads it when it is
   * visited: a dialog that a link leads to, a page of forms. Its code, and that of dialogs and forms, is fetched with the
   * page. By default it comes once the page below stands (docs/adr/0022). Where it loads something in turn that people wait
   * for, that too: a file of the area, or a part of the design system, `@coverdesk/design-system/markdown`.
   */
  part?: string | readonly string[]
}

/** A place in another area's screen that this one fills. */
export interface SlotContribution extends SlotEntry {
  slot: SlotName
  /** The file with its component, relative to the area's folder: `./src/account-tab/AccountTab.tsx`. Its default export gets `SlotProps[slot]`. */
  module: string
}

/** A column that this area adds to another one's list. */
export interface ColumnContribution extends Omit<ColumnEntry, 'texts'> {
  /** The file with its cell, relative to the area's folder. Its default export gets the `id` of the row's record. */
  module: string
  /**
   * The file with what an export of the list writes into this column; its default export is a `ColumnTexts`.
   * By default exports leave the column out, and say so.
   */
  texts?: string
}

/**
 * What a column holds for the records of a list, as an export writes it.
 *
 * @param ids at most 100
 * @returns one text, number or nothing for each, in their order
 */
export type ColumnTexts = (ids: readonly string[]) => Promise<readonly (string | number | null)[]>

/** Everything that `src/plugin.ts` says about an area. All but the code is written to `plugin.json`. */
export interface PluginDefinition {
  /** Lower case letters, digits and dashes: `accounts`. It never changes. */
  id: string
  /** The area's name as people read it: `Accounts`. */
  title: string
  /** Full paths that belong to this plugin, with everything below them: `['/app/accounts']`. */
  basePaths: readonly string[]
  nav: readonly NavDefinition[]
  /**
   * For each mutation, the root fields that are asked again after it. Only what a mutation's own answer
   * can't tell the cache: a list gained a row, a total changed. By default nothing is.
   */
  invalidates?: Readonly<Record<string, readonly string[]>>
  /**
   * For each type, the root fields that list its records: asked again when one is created or deleted anywhere,
   * be it by another person. By default none are.
   */
  lists?: Readonly<Record<string, readonly string[]>>
  /**
   * What pages of this area ask first, as their loaders do, and what its parts of others' pages ask; several for one page
   * are named with the same path. By default nothing is asked before the code is there.
   */
  firstQueries?: readonly FirstQuery[]
  slots?: readonly SlotContribution[]
  columns?: readonly ColumnContribution[]
  commands?: readonly CommandEntry[]
  /**
   * The file with what the command palette runs, whose default export is made with `definePalette`:
   * the code of commands without `to`, and the search of records.
   */
  palette?: string
  /** The heading over the records that the palette's search finds: `Accounts`. By default it searches nothing. */
  search?: string
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
