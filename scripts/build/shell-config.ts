import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { RspackOptions, StatsCompilation, StatsModule } from '@rspack/core'
import { sdkVersion } from '../../plugin-sdk/src/manifest/sdk-version.ts'
import { at } from '../workspace/root.ts'
import type { BuildMode } from '../workspace/targets.ts'
import { browserConfig } from './browser-config.ts'
import { buildFirstPaint } from './first-paint.ts'
import { readOperations } from './operations.ts'
import { PatientLoading } from './patient-loading.ts'
import { copyPdfParts } from './pdf-parts.ts'
import { PostBuildPlugin } from './post-build-plugin.ts'
import { precompress } from './precompress.ts'
import { lazyParts, sharedByTheShell } from './shared-modules.ts'
import { laterLibraries, shellFiles } from './shell-files.ts'
import { type ShellFiles, writeShellPage } from './shell-page.ts'

/**
 * The shell's configuration. It names no remote: the shell registers the ones in the registry at run time. A build writes
 * the page's template, hashed files under `assets/`, and what the gateway reads when it starts, into `shell/dist`.
 */
export const shellConfig = (mode: BuildMode): RspackOptions => {
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
      new PatientLoading(),
      new ModuleFederationPlugin({
        name: 'coverdesk_shell',
        shared: sharedByTheShell,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      finishShell(mode),
    ],
  }
}

/** Writes the shell's pages, the operations that it sends and the version of the SDK that it provides, for the gateway. */
const finishShell = (mode: BuildMode) =>
  new PostBuildPlugin({ kind: 'shell', folder: 'shell' }, mode, async (stats, dist) => {
    writeShellPage(dist, filesIn(stats), await buildFirstPaint())
    const operations = ['shell', 'plugin-sdk'].flatMap(readOperations)
    writeFileSync(join(dist, 'operations.json'), JSON.stringify(operations, null, 2))
    writeFileSync(join(dist, 'shell.json'), JSON.stringify({ sdk: sdkVersion }))
    if (mode === 'production') await precompress(dist)
  })

function filesIn(stats: StatsCompilation): ShellFiles {
  const parts = Object.entries(lazyParts).map(([name, file]) => [name, filesWith(file, stats)] as const)
  return {
    scripts: scriptsOf(stats.entrypoints?.['main']),
    signIn: [...scriptsOf(stats.namedChunkGroups?.['sign-in']), ...filesWith(lazyParts[signInTakes], stats)],
    home: scriptsOf(stats.namedChunkGroups?.['home']),
    parts: Object.fromEntries(parts),
  }
}

/** What the page to sign in is drawn with. */
const signInTakes = '@coverdesk/design-system/forms'

const scriptsOf = (group: { assets?: { name: string }[] } | undefined) =>
  (group?.assets ?? []).map(({ name }) => name).filter(name => name.endsWith('.js'))

/** The files that loading a module on demand fetches: what the shell shares comes in files without names. */
function filesWith(module: string, { chunks = [] }: StatsCompilation): string[] {
  const isIt = ({ name = '', modules = [] }: StatsModule): boolean => name.endsWith(module) || modules.some(isIt)
  const chunk = chunks.find(({ initial, modules }) => !initial && modules?.some(isIt))
  if (!chunk) throw new Error(`The build of the shell has no file with ${module}.`)
  const besides = chunks.filter(({ initial, id }) => !initial && chunk.siblings?.includes(id ?? ''))
  return [...besides, chunk].flatMap(({ files }) => files ?? []).filter(file => file.endsWith('.js'))
}
