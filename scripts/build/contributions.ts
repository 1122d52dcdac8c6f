import { existsSync } from 'node:fs'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'

interface Expose {
  /** The file, relative to the remote's folder. */
  import: string
  /** Of its chunk. */
  name: string
}

/**
 * The modules that a remote exposes beside its pages, each loaded on its own: the palette's, and one for each
 * contribution to another area's slots and lists.
 *
 * @throws when a file does not exist
 */
export function exposesOf(folder: string, { palette, slots = [], columns = [] }: PluginDefinition) {
  const exposes: Record<string, Expose> = { './plugin': { import: './src/plugin.ts', name: 'plugin' } }
  if (palette) exposes['./palette'] = { import: palette, name: 'palette' }
  for (const { slot, id, module } of slots) {
    exposes[`./slots/${slot}/${id}`] = { import: module, name: `slot-${slot}-${id}` }
  }
  for (const { list, id, module, texts } of columns) {
    exposes[`./columns/${list}/${id}`] = { import: module, name: `column-${list}-${id}` }
    if (texts) exposes[`./columns/${list}/${id}/texts`] = { import: texts, name: `texts-${list}-${id}` }
  }
  for (const [name, { import: file }] of Object.entries(exposes)) {
    if (!existsSync(at(folder, file))) throw new Error(`${folder}: ${file}, which is to be ${name}, does not exist.`)
  }
  return exposes
}
