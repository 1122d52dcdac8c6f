import { z } from 'zod'
import type { densities, themes } from '../models/preference-values.ts'
import { type NotificationChoice, type NotificationChoices, notificationChange } from './notification-channels.ts'

/** How a person likes the screens. */
export interface Preferences {
  theme: (typeof themes)[number]
  density: (typeof densities)[number]
  sidebarCollapsed: boolean
  favoritePresets: FavoritePresets
  /** Only the kinds that were chosen. */
  notifications: NotificationChoices
}

/** What a person changes; the rest stays as it is. */
export type PreferencesInput = {
  [Name in keyof Omit<Preferences, 'notifications'>]?: Preferences[Name] | null
} & { notifications?: readonly NotificationChoice[] | null }

interface FavoritePresets {
  presets: string[]
  customPresetIds: string[]
  /** Null until the person has chosen. */
  chosenAt: Date | null
}

const maxFavorites = 50
const tooMany = { error: `Choose at most ${maxFavorites} favorites.` }
const once = (values: string[]) => [...new Set(values)]
const favorites = (name: RegExp) =>
  z
    .array(z.string().regex(name, { error: 'There is no such preset.' }))
    .max(maxFavorites, tooMany)
    .transform(once)
    .nullish()
    .transform(list => list ?? [])

/** What GraphQL's types do not check. */
export const preferencesInput = z.looseObject({
  favoritePresets: z
    .object({ presets: favorites(/^[A-Z][A-Z0-9_]{0,59}$/), customPresetIds: favorites(/^[0-9a-f]{24}$/) })
    .transform(chosen => ({ ...chosen, chosenAt: new Date() }))
    .nullish(),
})

const defaults: Preferences = {
  theme: 'SYSTEM',
  density: 'COMFORTABLE',
  sidebarCollapsed: false,
  favoritePresets: { presets: [], customPresetIds: [], chosenAt: null },
  notifications: {},
}

/** What a person has chosen, and the defaults for the rest. */
export const preferencesOf = ({ preferences = {} }: { preferences?: Partial<Preferences> }): Preferences => ({
  ...defaults,
  ...preferences,
})

/** Those that were given, as fields of the user's record. */
export function changeOf({ notifications, ...input }: PreferencesInput): Record<string, unknown> {
  const given = Object.entries({ ...input, ...notificationChange(notifications ?? []) })
  const values = given.filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(values.map(([name, value]) => [`preferences.${name}`, value]))
}
