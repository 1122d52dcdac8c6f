import { readPluginDefinition } from '../plugin-definition.ts'
import { remoteConfig } from '../remote-config.ts'
import { runCompiler } from '../run-compiler.ts'

/** Builds a remote in this process, with the configuration that `rspack build` uses. */
export async function buildRemote(folder: string): Promise<void> {
  await runCompiler(remoteConfig(folder, await readPluginDefinition(folder), { mode: 'production' }))
}
