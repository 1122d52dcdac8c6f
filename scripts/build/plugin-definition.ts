import { tsImport } from 'tsx/esm/api'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'

/**
 * What a remote's `src/plugin.ts` says, read afresh each time.
 *
 * @throws when the file can't be evaluated, e.g. because it imports more than `@coverdesk/plugin-sdk/manifest`
 */
export async function readPluginDefinition(folder: string): Promise<PluginDefinition> {
  try {
    const { default: definition } = (await tsImport(at(folder, 'src/plugin.ts'), import.meta.url)) as {
      default?: PluginDefinition
    }
    if (!definition) throw new Error('it has no default export; it should be definePlugin({ … })')
    return definition
  } catch (error) {
    throw new Error(`${folder}/src/plugin.ts can't be read: ${error instanceof Error ? error.message : error}`)
  }
}
