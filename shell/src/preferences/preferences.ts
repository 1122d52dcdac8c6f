import { atom } from 'jotai'

/** How a person likes the product to look. */
export interface Preferences {
  theme: 'light' | 'dark' | 'system'
  density: 'comfortable' | 'compact'
  sidebarCollapsed: boolean
}

export const defaultPreferences: Preferences = { theme: 'system', density: 'comfortable', sidebarCollapsed: false }

/** What holds on this page. */
export const preferencesAtom = atom(defaultPreferences)
