import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RspackOptions } from '@rspack/core'
import { federationName, type PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import type { BuildMode } from '../workspace/targets.ts'
import { assertNoSharedCopies } from './assert-no-shared-copies.ts'
import { browserConfig } from './browser-config.ts'
import { exposesOf } from './contributions.ts'
import { filesOfFirstScreen, partWithIn } from './first-screen.ts'
import { readPluginDefinition } from './plugin-definition.ts'
import { writePluginJson } from './plugin-json.ts'
import { precompress } from './precompress.ts'
import { runCompiler } from './run-compiler.ts'
import { takenByRemotes } from './shared-modules.ts'

interface RemoteOptions {
  mode: BuildMode
  /** For the development server: fast refresh. By default off. */
  hot?: boolean
}

/**
 * Builds a remote into its `dist`: `remoteEntry.js`, chunks and `plugin.json`.
 *
 * @param folder such as `mfe-accounts`
 * @throws an Error with what did not compile, or with the module that the shell should have provided
 */
export async function buildRemote(folder: string, { mode }: { mode: BuildMode }): Promise<void> {
  const definition = await readPluginDefinition(folder)
  const stats = await runCompiler(remoteConfig(folder, definition, { mode }))
  assertNoSharedCopies(folder, stats)
  if (mode === 'production') await precompress(at(folder, 'dist'))
  writePluginJson(folder, definition, filesOfFirstScreen(stats), partWithIn(stats))
}

/** The build of a remote (shell-and-federation.md, rule 5). */
export function remoteConfig(
  folder: string,
  definition: PluginDefinition,
  { mode, hot = false }: RemoteOptions,
): RspackOptions {
  const { id } = definition
  const config = browserConfig(folder, { mode, hot })
  return {
    ...config,
    entry: {},
    output: {
      path: at(folder, 'dist'),
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: federationName(id),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      clean: true,
    },
    module: {
      ...config.module,
      // The routes come in the same file as `plugin.ts`: one request, not two in a row.
      rules: [
        ...(config.module?.rules ?? []),
        { test: /[\\/]src[\\/]plugin\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    // Each exposed module is one file: what two of them use is in both, and is evaluated once.
    optimization: { splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(id),
        filename: 'remoteEntry.js',
        exposes: exposesOf(folder, definition),
        shared: takenByRemotes,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  }
}
