import { atom, getDefaultStore } from 'jotai'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Density = 'comfortable' | 'compact'

/** How a person likes the product to look. */
export interface Preferences {
  theme: ThemeChoice
  density: Density
  sidebarCollapsed: boolean
}

/** The first-paint script reads it, too: the page has the right colours before anything else of it runs. */
const storageKey = 'coverdesk.preferences'

const defaults: Preferences = { theme: 'system', density: 'comfortable', sidebarCollapsed: false }

const store = getDefaultStore()

/** What holds on this page. */
export const preferencesAtom = atom(defaults)

/** Changes what is named, here and in every other tab of this browser. */
export function prefer(changes: Partial<Preferences>): void {
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...changes })
  keep()
}

/** Takes what the person chose before, and from now on what they choose in another tab. */
export function followPreferences(saved: Partial<Preferences> = {}): void {
  store.set(preferencesAtom, { ...kept(), ...saved })
  keep()
  window.addEventListener('storage', event => event.key === storageKey && store.set(preferencesAtom, kept()))
}

const keep = () => localStorage.setItem(storageKey, JSON.stringify(store.get(preferencesAtom)))

/** Only what this version knows of what is kept; anything else is the default. */
function kept(): Preferences {
  const { theme, density, sidebarCollapsed } = parsed(localStorage.getItem(storageKey))
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : defaults.theme,
    density: density === 'compact' ? density : defaults.density,
    sidebarCollapsed: sidebarCollapsed === true,
  }
}

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
