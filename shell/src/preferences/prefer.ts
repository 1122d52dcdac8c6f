import { providePrefer } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'
import { defaultPreferences, type Preferences, preferencesAtom } from './preferences'
import { savePreferences } from './save-preferences'

/** The first-paint script reads it, too: the page has the right colors before anything else of it runs. */
const storageKey = 'coverdesk.preferences'

const store = getDefaultStore()

/** Changes what is named: here and in every other tab at once, and for the person wherever they sign in next. */
export function prefer(changes: Partial<Preferences>): void {
  store.set(preferencesAtom, { ...store.get(preferencesAtom), ...changes })
  keep()
  void savePreferences(changes)
}

/**
 * Takes what the person chose before, and from now on what they choose in another tab.
 *
 * @param saved by the server; without it, as on the sign-in page, this browser's last
 */
export function followPreferences(saved?: Preferences): void {
  providePrefer(prefer)
  store.set(preferencesAtom, saved ?? kept())
  keep()
  window.addEventListener('storage', event => event.key === storageKey && store.set(preferencesAtom, kept()))
}

const keep = () => localStorage.setItem(storageKey, JSON.stringify(store.get(preferencesAtom)))

/** Only what this version knows of what is kept; anything else is the default. */
function kept(): Preferences {
  const { theme, density, sidebarCollapsed } = parsed(localStorage.getItem(storageKey))
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : defaultPreferences.theme,
    density: density === 'compact' ? density : defaultPreferences.density,
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
