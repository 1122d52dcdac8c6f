/** The page on which a command is run. */
export interface PagePlace {
  pathname: string
  /** The parameters of the command's `within`: `{ id: '42' }`. */
  params: Readonly<Record<string, string>>
}

/** The code of a command. */
export interface CommandCode {
  /** Whether it can be run on this page. By default always. */
  when?(place: PagePlace): boolean
  /** What it throws is shown to the person. */
  run(place: PagePlace): void | Promise<void>
}

/** A record as the palette shows it. */
export interface FoundRecord {
  id: string
  /** `Account` */
  typename: string
  title: string
  /** What tells it from others of the same title: an address, a date. */
  detail?: string
  /** A name of the design system's icon map. */
  icon?: string
  /** The full path of its page. */
  path: string
}

/** The area's own records, found by text; `search` in `plugin.ts` is the heading over them. */
export interface RecordSearch {
  /**
   * @param signal ends it: the person has typed on
   * @returns the best first, at most ten
   */
  find(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]>
}

/** What `src/palette.ts` of an area exports: loaded when the palette is opened, not before. */
export interface Palette {
  /** By the ids of those commands in `plugin.ts` that have no `to`. */
  commands?: Readonly<Record<string, CommandCode>>
  /** Needed when `plugin.ts` has a `search`. */
  search?: RecordSearch
}

/**
 * Declares what the command palette runs of an area.
 *
 * @example
 * export default definePalette({
 *   commands: { 'accounts.copy-link': { run: ({ pathname }) => navigator.clipboard.writeText(pathname) } },
 * })
 */
export const definePalette = (palette: Palette): Palette => palette
