import { UserMenu, type UserMenuAction } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { shortcutsKeys } from '../commands/shell-offers'
import { openOverlay } from '../overlays/overlay'
import { type Preferences, prefer, preferencesAtom } from '../preferences/preferences'
import { signOut } from '../sign-in/sign-out'

const themes = [
  { value: 'light', label: 'Light', icon: 'light' },
  { value: 'dark', label: 'Dark', icon: 'dark' },
  { value: 'system', label: 'System', icon: 'system' },
]

/** The person signed in: how they like the product to look, help, and the way out. */
export function PersonMenu() {
  const { user } = useSession()
  const { theme } = useAtomValue(preferencesAtom)
  const choices = [
    {
      label: 'Theme',
      value: theme,
      options: themes,
      onChoose: (value: string) => prefer({ theme: value as Preferences['theme'] }),
    },
  ]
  const help: UserMenuAction[] = [
    {
      label: 'Keyboard shortcuts',
      icon: 'shortcuts',
      keys: shortcutsKeys,
      onSelect: () => openOverlay('shortcuts'),
    },
  ]
  const leave: UserMenuAction[] = [{ label: 'Sign out', icon: 'sign-out', onSelect: () => void signOut() }]
  return <UserMenu name={user.name} email={user.email} choices={choices} groups={[help, leave]} />
}
