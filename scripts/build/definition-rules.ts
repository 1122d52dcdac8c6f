import type { CommandEntry, PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { slotNames } from '../../plugin-sdk/src/slots/slot-props.ts'

/**
 * Whether what a remote says of itself fits together.
 *
 * @throws an Error that names the remote, the place and the rule
 */
export function assertFits(folder: string, definition: PluginDefinition): void {
  const problem = findProblem(definition)
  if (problem) throw new Error(`${folder}: ${problem}`)
}

function findProblem(definition: PluginDefinition): string | undefined {
  const { basePaths, nav, slots = [], columns = [], commands = [], palette, search } = definition
  const isOwn = (path: string) => basePaths.some(base => path === base || path.startsWith(`${base}/`))
  const stray = nav.find(({ path }) => !isOwn(path))
  if (stray) return `the navigation entry ${stray.path} is outside of basePaths (${basePaths.join(', ')}).`
  const lost = slots.find(({ slot }) => !slotNames.includes(slot))
  if (lost) return `there is no slot ${lost.slot}; the slots are ${slotNames.join(', ')}.`
  const twice =
    repeated(nav.map(({ path }) => `navigation entry ${path}`)) ??
    repeated(nav.flatMap(({ key }) => (key ? [`navigation key g ${key}`] : []))) ??
    repeated(slots.map(({ slot, id }) => `contribution ${id} to the slot ${slot}`)) ??
    repeated(columns.map(({ list, id }) => `column ${id} of the list ${list}`)) ??
    repeated(commands.map(({ id }) => `command ${id}`)) ??
    clash(commands)
  if (twice) return `there are two of the ${twice}.`
  if (search && !palette) return `search is “${search}”, but there is no palette that finds them.`
  return commands.map(command => complaintOf(command, definition)).find(Boolean)
}

function complaintOf({ id, to, within, keys }: CommandEntry, definition: PluginDefinition): string | undefined {
  if (!id.startsWith(`${definition.id}.`)) return `the command ${id} should begin with ${definition.id}. and no other.`
  if (keys?.startsWith('g ')) return `the keys of the command ${id} begin with g, which is for going to places.`
  if (to === undefined && !definition.palette) return `the command ${id} needs either a to or code in a palette.`
  const unknown = parametersOf(to).find(name => !parametersOf(within).includes(name))
  return unknown && `the command ${id} leads to ${to}, but its within has no parameter :${unknown}.`
}

const parametersOf = (path = '') => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The same keys may do one thing on one page and another on another; on no page may they do two. */
function clash(commands: readonly CommandEntry[]): string | undefined {
  const second = commands.find(({ keys, within }, index) =>
    commands.slice(0, index).some(other => keys && other.keys === keys && mayMeet(within, other.within)),
  )
  return second && `key sequence ${second.keys}`
}

const mayMeet = (one = '', other = '') => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)

const repeated = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index)
