import { writeFileSync } from 'node:fs'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RspackOptions, StatsCompilation, StatsModule } from '@rspack/core'
import { sdkVersion } from '../../plugin-sdk/src/manifest/sdk-version.ts'
import { at } from '../workspace/root.ts'
import type { BuildMode } from '../workspace/targets.ts'
import { browserConfig } from './browser-config.ts'
import { buildFirstPaint } from './first-paint.ts'
import { readOperations } from './operations.ts'
import { copyPdfParts } from './pdf-parts.ts'
import { precompress } from './precompress.ts'
import { runCompiler } from './run-compiler.ts'
import { sharedByTheShell } from './shared-modules.ts'
import { laterLibraries, shellFiles } from './shell-files.ts'
import { writeShellPage } from './shell-page.ts'

/**
 * Builds the shell into `shell/dist`: the page's template, hashed files under `assets/`, the operations that it sends and
 * the SDK that it offers, which the gateway takes in at its start.
 *
 * @throws an Error with what did not compile
 */
export async function buildShell({ mode }: { mode: BuildMode }): Promise<void> {
  const stats = await runCompiler(shellConfig(mode))
  const files = {
    scripts: scriptsOf(stats.entrypoints?.['main']),
    signIn: [
      ...scriptsOf(stats.namedChunkGroups?.['sign-in']),
      fileWith('design-system/src/form/index.ts', stats),
      fileWith('react-hook-form/dist/index.esm.mjs', stats),
    ],
    home: scriptsOf(stats.namedChunkGroups?.['home']),
    parts: {
      '@coverdesk/design-system/forms': [
        fileWith('react-hook-form/dist/index.esm.mjs', stats),
        fileWith('design-system/src/form/index.ts', stats),
      ],
      '@coverdesk/design-system/record': [
        fileWith('react-hook-form/dist/index.esm.mjs', stats),
        fileWith('design-system/src/record/index.ts', stats),
      ],
    },
  }
  writeShellPage(files, await buildFirstPaint())
  const operations = ['shell', 'plugin-sdk'].flatMap(readOperations)
  writeFileSync(at('shell/dist/operations.json'), JSON.stringify(operations, null, 2))
  writeFileSync(at('shell/dist/shell.json'), JSON.stringify({ sdk: sdkVersion }))
  if (mode === 'production') await precompress(at('shell/dist'))
}

const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
  (group?.assets ?? []).map(({ name }) => name).filter(name => name.endsWith('.js'))

/** The file that holds a module: what the shell shares comes in files without names. */
function fileWith(module: string, { chunks = [] }: StatsCompilation): string {
  const isIt = ({ name = '', modules = [] }: StatsModule): boolean => name.endsWith(module) || modules.some(isIt)
  const file = chunks.find(({ modules }) => modules?.some(isIt))?.files?.[0]
  if (!file) throw new Error(`The build of the shell has no file with ${module}.`)
  return file
}

/** The shell names no remote: it registers at run time those that the registry lists. */
const shellConfig = (mode: BuildMode): RspackOptions => {
  const config = browserConfig('shell', { mode })
  return {
    ...config,
    ...shellFiles(at('shell/dist'), 'coverdesk_shell', laterLibraries),
    entry: {
      main: mode === 'development' ? ['./src/development/devtools-hook.ts', './src/main.tsx'] : './src/main.tsx',
    },
    plugins: [
      ...(config.plugins ?? []),
      copyPdfParts(),
      new ModuleFederationPlugin({
        name: 'coverdesk_shell',
        shared: sharedByTheShell,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  }
}
