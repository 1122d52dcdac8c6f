import { themeAtom } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'
import { flushSync } from 'react-dom'
import { applyLook } from './apply-look'
import { preferencesAtom } from './preferences'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const onPaper = matchMedia('print')

const store = getDefaultStore()

/** Resolves the person's choice to the theme in use, also when the device changes its own. Paper is always light. */
export function followTheme(): void {
  applyTheme()
  store.sub(preferencesAtom, applyTheme)
  systemIsDark.addEventListener('change', applyTheme)
  // The browser prints what is drawn when the listeners have returned.
  onPaper.addEventListener('change', () => flushSync(applyTheme))
}

function applyTheme() {
  const { theme } = store.get(preferencesAtom)
  const chosen = theme === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : theme
  const inUse = onPaper.matches ? 'light' : chosen
  applyLook(inUse)
  store.set(themeAtom, inUse)
}
