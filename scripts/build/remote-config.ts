import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RspackOptions } from '@rspack/core'
import { federationName, type PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import type { BuildMode } from '../workspace/targets.ts'
import { assertNoSharedCopies } from './assert-no-shared-copies.ts'
import { browserConfig } from './browser-config.ts'
import { exposesOf } from './contributions.ts'
import { filesOfFirstScreen, partWithIn } from './first-screen.ts'
import { chunkLoadTimeout, PatientLoading } from './patient-loading.ts'
import { writePluginJson } from './plugin-json.ts'
import { PostBuildPlugin } from './post-build-plugin.ts'
import { precompress } from './precompress.ts'
import { takenByRemotes } from './shared-modules.ts'

interface RemoteOptions {
  mode: BuildMode
  /** Enables fast refresh, for the development server. Off by default. */
  hot?: boolean
}

/**
 * A remote's configuration (shell-and-federation.md, rule 5). A build writes `remoteEntry.js`, chunks and `plugin.json`
 * into its `dist`, and fails if it contains a module that the shell provides. A development server writes no files.
 *
 * @param folder such as `mfe-accounts`
 */
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
      chunkLoadTimeout,
      strictModuleErrorHandling: true,
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
    // Each exposed module is one file. Code that two of them use is in both, and runs once.
    optimization: { splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new PatientLoading(),
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
      ...(hot ? [] : [finishRemote(folder, definition, mode)]),
    ],
  }
}

const finishRemote = (folder: string, definition: PluginDefinition, mode: BuildMode) =>
  new PostBuildPlugin({ kind: 'remote', folder }, mode, async (stats, dist) => {
    assertNoSharedCopies(folder, stats)
    if (mode === 'production') await precompress(dist)
    writePluginJson(folder, dist, definition, filesOfFirstScreen(stats), partWithIn(stats))
  })
