import { UserMenu } from '@coverdesk/design-system'
import { useSession } from '@coverdesk/plugin-sdk'
import { useAtom } from 'jotai'
import { signOut } from '../sign-in/sign-out'
import { themeChoiceAtom, themeChoices } from '../theme/theme-choice'

/** The person signed in: the look they prefer, and the way out. */
export function PersonMenu() {
  const { user } = useSession()
  const [choice, choose] = useAtom(themeChoiceAtom)
  const themes = themeChoices.filter(({ id }) => id !== choice)
  return (
    <UserMenu
      name={user.name}
      email={user.email}
      items={[
        ...themes.map(({ id, label }) => ({ label, onSelect: () => choose(id) })),
        { label: 'Sign out', onSelect: () => void signOut() },
      ]}
    />
  )
}
