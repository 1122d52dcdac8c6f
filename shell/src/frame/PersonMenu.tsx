import { UserMenu, type UserMenuAction } from '@coverdesk/design-system'
import { signOut, useSession } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { shortcutsKeys } from '../commands/shell-offers'
import { openOverlay } from '../overlays/overlay'
import { prefer } from '../preferences/prefer'
import { type Preferences, preferencesAtom } from '../preferences/preferences'
import { openChat, supportAtom } from '../support/support'

const themes = [
  { value: 'light', label: 'Light', icon: 'light' },
  { value: 'dark', label: 'Dark', icon: 'dark' },
  { value: 'system', label: 'System', icon: 'system' },
]

const densities = [
  { value: 'comfortable', label: 'Comfortable', icon: 'comfortable' },
  { value: 'compact', label: 'Compact', icon: 'compact' },
]

/** The person signed in: how they like the product to look, help, and the way out. */
export function PersonMenu() {
  const { user } = useSession()
  const { theme, density } = useAtomValue(preferencesAtom)
  const choices = [
    {
      label: 'Theme',
      value: theme,
      options: themes,
      onChoose: (value: string) => prefer({ theme: value as Preferences['theme'] }),
    },
    {
      label: 'Density',
      value: density,
      options: densities,
      onChoose: (value: string) => prefer({ density: value as Preferences['density'] }),
    },
  ]
  const leave: UserMenuAction[] = [{ label: 'Sign out', icon: 'sign-out', onSelect: () => void signOut() }]
  return <UserMenu name={user.name} email={user.email} choices={choices} groups={[useHelp(), leave]} />
}

/** Chat and e-mail only where they are set up. */
function useHelp(): UserMenuAction[] {
  const { email, chat } = useAtomValue(supportAtom)
  return [
    { label: 'Keyboard shortcuts', icon: 'shortcuts', keys: shortcutsKeys, onSelect: () => openOverlay('shortcuts') },
    ...(chat === 'ready' ? [{ label: 'Chat with us', icon: 'chat', onSelect: openChat }] : []),
    ...(email ? [{ label: 'Email support', icon: 'emails', href: `mailto:${email}` }] : []),
  ]
}
