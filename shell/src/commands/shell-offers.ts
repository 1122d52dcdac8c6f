import { signOut, toast } from '@coverdesk/plugin-sdk'
import { getDefaultStore } from 'jotai'
import { openOverlay } from '../overlays/overlay'
import { prefer } from '../preferences/prefer'
import { type Preferences, preferencesAtom } from '../preferences/preferences'
import { openChat, supportAtom } from '../support/support'
import type { Offer } from './offer'

export const paletteKeys = '$mod+K'
export const shortcutsKeys = 'Shift+?'

const themes: Record<Preferences['theme'], string> = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  system: 'Use the theme of this device',
}

/** What the shell itself offers on every page. Choices that hold already are left out. */
export function shellOffers(preferences: Preferences = getDefaultStore().get(preferencesAtom)): Offer[] {
  const { theme, density, sidebarCollapsed } = preferences
  return [
    command('sidebar', sidebarCollapsed ? 'Expand sidebar' : 'Collapse sidebar', {
      icon: 'sidebar',
      keys: '[',
      demands: '(min-width: 900px)',
      run: () => prefer({ sidebarCollapsed: !sidebarCollapsed }),
    }),
    ...Object.entries(themes)
      .filter(([choice]) => choice !== theme)
      .map(([choice, title]) =>
        command(`theme.${choice}`, title, {
          icon: choice,
          words: 'appearance colors mode',
          run: () => prefer({ theme: choice as Preferences['theme'] }),
        }),
      ),
    command('density', density === 'compact' ? 'Use comfortable rows' : 'Use compact rows', {
      icon: density === 'compact' ? 'comfortable' : 'compact',
      words: 'density height spacing',
      run: () => prefer({ density: density === 'compact' ? 'comfortable' : 'compact' }),
    }),
    command('copy-link', 'Copy the link of this page', {
      icon: 'link',
      words: 'address URL share',
      run: copyLink,
    }),
    command('shortcuts', 'Keyboard shortcuts', {
      icon: 'shortcuts',
      keys: shortcutsKeys,
      words: 'help keys',
      run: () => openOverlay('shortcuts'),
    }),
    command('plugins', 'Plugins', {
      icon: 'plugins',
      words: 'versions errors help',
      run: () => openOverlay('plugins'),
    }),
    ...support(),
    command('sign-out', 'Sign out', { icon: 'sign-out', words: 'log out leave', run: signOut }),
  ]
}

function support(): Offer[] {
  const { email, chat } = getDefaultStore().get(supportAtom)
  const words = 'help contact'
  return [
    ...(chat === 'ready' ? [command('chat', 'Chat with us', { icon: 'chat', words, run: openChat })] : []),
    ...(email
      ? [
          command('email', 'Email support', {
            icon: 'emails',
            words,
            run: () => window.location.assign(`mailto:${email}`),
          }),
        ]
      : []),
  ]
}

const command = (id: string, title: string, rest: Omit<Offer, 'id' | 'title' | 'kind'>): Offer => ({
  id: `shell.${id}`,
  title,
  kind: 'command',
  ...rest,
})

async function copyLink() {
  await navigator.clipboard.writeText(window.location.href)
  toast('Link copied')
}
