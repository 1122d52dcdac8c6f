import { navigate, toast } from '@coverdesk/plugin-sdk'
import { type Command, commandsOf, placeOf, runCommand } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { navSections } from '../navigation/nav-sections'
import type { Offer } from './offer'

/** What the plugins offer on a page: their commands, and the entries of the sidebar. None of their code is needed. */
export function pluginOffers(plugins: readonly RegistryEntry[], pathname: string): Offer[] {
  const commands = commandsOf(plugins).filter(command => placeOf(command, pathname))
  return [...commands.map(commandOffer), ...destinations(plugins)]
}

const commandOffer = (command: Command): Offer => ({
  id: command.id,
  title: command.title,
  icon: command.icon ?? 'command',
  kind: command.within === undefined ? 'command' : 'here',
  ...(command.keys !== undefined && { keys: command.keys }),
  run: () => perform(command),
})

async function perform(command: Command): Promise<void> {
  const done = await runCommand(command, window.location.pathname)
  if (!done) toast(`“${command.title}” can't be done on this page.`, { tone: 'error' })
}

function destinations(plugins: readonly RegistryEntry[]): Offer[] {
  const { top, bottom } = navSections(plugins)
  return [...top, ...bottom].flatMap(({ heading, entries }) =>
    entries.map(
      ({ path, label, icon, key }): Offer => ({
        id: `go ${path}`,
        title: label,
        icon,
        kind: 'go',
        ...(key && { keys: `g ${key}` }),
        ...(heading && { words: heading }),
        run: () => navigate(path),
      }),
    ),
  )
}
