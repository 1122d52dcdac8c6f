import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** How a person likes the product to look. */
export interface Preferences {
  theme: 'light' | 'dark' | 'system'
  density: 'comfortable' | 'compact'
  sidebarCollapsed: boolean
}

/** What holds for a person who has chosen nothing. */
export const defaultPreferences: Preferences = { theme: 'system', density: 'comfortable', sidebarCollapsed: false }

/** What holds on this page. */
export const preferencesAtom = atom(defaultPreferences)

type Prefer = (changes: Partial<Preferences>) => void

/** On a stage no one keeps them. */
let change: Prefer = changes =>
  getDefaultStore().set(preferencesAtom, { ...getDefaultStore().get(preferencesAtom), ...changes })

/** Called once by the shell, which keeps them. */
export const providePrefer = (prefer: Prefer): void => {
  change = prefer
}

/** How the person likes the product to look, wherever they have chosen it. */
export const usePreferences = (): Preferences => useAtomValue(preferencesAtom)

/**
 * Changes what is named: here and in every other tab at once, and for the person wherever they sign in next.
 *
 * @example prefer({ theme: 'dark' })
 */
export const prefer = (changes: Partial<Preferences>): void => change(changes)
