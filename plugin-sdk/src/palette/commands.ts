import { generatePath, matchPath } from 'react-router'
import type { CommandEntry, RegistryEntry } from '../manifest/plugin-manifest'
import { navigate } from '../navigation/navigate'
import { mayBeUnder } from '../navigation/open-page'
import { codeOf } from '../plugins/installed-plugins'
import type { PagePlace, Palette } from './define-palette'

/** A command, and whose it is. */
export interface Command extends CommandEntry {
  pluginId: string
}

/** The commands of all plugins, as their manifests list them; none of their code is needed for that. */
export const commandsOf = (plugins: readonly RegistryEntry[]): Command[] =>
  plugins.flatMap(({ id, manifest }) => manifest.commands.map(command => ({ pluginId: id, ...command })))

/** Where a command would be run; undefined when the page is not one on which it is offered. */
export function placeOf({ within }: CommandEntry, pathname: string): PagePlace | undefined {
  if (within === undefined) return { pathname, params: {} }
  const match = matchPath({ path: within, end: false }, pathname)
  if (!match || !mayBeUnder(pathname, within)) return undefined
  return { pathname, params: match.params as Record<string, string> }
}

/** The palette's code of a plugin; fetched when it is first asked for, and again after a failure. */
export const loadPalette = ({ id }: Pick<RegistryEntry, 'id'>): Promise<Palette> => codeOf(id).load('./palette')

/**
 * Runs a command on a page: goes to where it leads, or loads its code and runs that.
 *
 * @returns false when it can't be run there
 * @throws what the command's code throws, and when that can't be loaded
 */
export async function runCommand(command: Command, pathname: string): Promise<boolean> {
  const place = placeOf(command, pathname)
  if (!place) return false
  if (command.to !== undefined) {
    await navigate(generatePath(command.to, place.params))
    return true
  }
  const code = (await loadPalette({ id: command.pluginId })).commands?.[command.id]
  if (!code) throw new Error(`The palette of ${command.pluginId} has no code for ${command.id}.`)
  if (code.when?.(place) === false) return false
  await code.run(place)
  return true
}
