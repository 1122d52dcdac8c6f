import { ButtonLink } from '@coverdesk/design-system'
import { commandsOf } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { pluginsAtom } from '../plugins/plugins-atom'

/** What most people come to do, of what the areas offer everywhere; the palette has all of it. */
const maxActions = 2

/** @param props.hasPrimary whether the first one is what most people come to do on this page */
export function QuickActions({ hasPrimary }: { hasPrimary: boolean }) {
  const commands = commandsOf(useAtomValue(pluginsAtom)).filter(({ to, within }) => to && within === undefined)
  const [first, ...others] = commands.slice(0, maxActions)
  if (!first) return null
  return (
    <>
      {others.map(({ id, title, to = '' }) => (
        <ButtonLink key={id} to={to}>
          {title}
        </ButtonLink>
      ))}
      <ButtonLink to={first.to ?? ''} appearance={hasPrimary ? 'primary' : 'secondary'}>
        {first.title}
      </ButtonLink>
    </>
  )
}
