export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const
export const densities = ['COMFORTABLE', 'COMPACT'] as const

/** How a person likes the screens. */
export interface Preferences {
  theme: (typeof themes)[number]
  density: (typeof densities)[number]
  sidebarCollapsed: boolean
}

const defaults: Preferences = { theme: 'SYSTEM', density: 'COMFORTABLE', sidebarCollapsed: false }

/** What a person has chosen, and the defaults for the rest. */
export const preferencesOf = ({ preferences = {} }: { preferences?: Partial<Preferences> }): Preferences => ({
  ...defaults,
  ...preferences,
})

/** Those that were given, as fields of the user's record. */
export function changeOf(input: { [Name in keyof Preferences]?: Preferences[Name] | null }): Record<string, unknown> {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [`preferences.${name}`, value]))
}
