import { themeAtom } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'

export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeChoices: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'light', label: 'Use the light theme' },
  { id: 'dark', label: 'Use the dark theme' },
  { id: 'system', label: 'Use the theme of this device' },
]

const storageKey = 'coverdesk.theme'
const chosenAtom = atom<ThemeChoice>('system')
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** What the person chose; kept in this browser. */
export const themeChoiceAtom = atom(
  get => get(chosenAtom),
  (_get, set, choice: ThemeChoice) => {
    set(chosenAtom, choice)
    localStorage.setItem(storageKey, choice)
    applyTheme()
  },
)

/** Applies the choice of an earlier visit, and follows the device and other tabs from now on. */
export function followTheme(): void {
  readChoice()
  systemIsDark.addEventListener('change', applyTheme)
  window.addEventListener('storage', event => event.key === storageKey && readChoice())
}

function readChoice() {
  const stored = localStorage.getItem(storageKey)
  const choice = themeChoices.find(({ id }) => id === stored)?.id ?? 'system'
  getDefaultStore().set(chosenAtom, choice)
  applyTheme()
}

function applyTheme() {
  const store = getDefaultStore()
  const choice = store.get(chosenAtom)
  store.set(themeAtom, choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice)
}
