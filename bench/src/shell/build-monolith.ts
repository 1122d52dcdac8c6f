import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type RspackOptions, rspack, type StatsCompilation } from '@rspack/core'
import type { PluginDefinition } from '../../../plugin-sdk/src/manifest/index.ts'
import { browserConfig } from '../../../scripts/build/browser-config.ts'
import { exposesOf } from '../../../scripts/build/contributions.ts'
import { readPluginDefinition } from '../../../scripts/build/plugin-definition.ts'
import { precompress } from '../../../scripts/build/precompress.ts'
import { runCompiler } from '../../../scripts/build/run-compiler.ts'
import { shellFiles } from '../../../scripts/build/shell-files.ts'
import { readAreas } from '../../../scripts/workspace/areas.ts'
import { at } from '../../../scripts/workspace/root.ts'

const folder = at('.cache/bench/monolith')

/** What the monolith's gateway serves. */
export interface Monolith {
  /** In the place of `shell/dist`. */
  shellFolder: string
  /** In the place of the remotes' `dist`: what plugins say of themselves, without any code. */
  pluginFolders: string[]
}

/**
 * The same product as one bundle, as well as one can be built: the shell's sources and every area's as a lazy page,
 * tree-shaken together, with a preload link for the page that is opened. No Module Federation is in it.
 *
 * @param openArea the area whose page the links preload
 */
export async function buildMonolith(openArea: string): Promise<Monolith> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const remotes = await Promise.all(
    readAreas().remotes.map(async remote => ({ remote, definition: await readPluginDefinition(remote) })),
  )
  writeFetchModule(remotes)
  const shellFolder = join(folder, 'shell')
  const stats = await runCompiler(monolithConfig(shellFolder))
  writePage(shellFolder, stats, openArea)
  copyFileSync(at('shell/dist/operations.json'), join(shellFolder, 'operations.json'))
  await precompress(shellFolder)
  return { shellFolder, pluginFolders: remotes.map(({ remote }) => writePluginWithoutCode(remote)) }
}

const fetchModuleFile = join(folder, 'fetch-module.ts')

/** The one file that differs: areas come out of the bundle, each module as a chunk that is loaded when it is asked for. */
function writeFetchModule(remotes: readonly { remote: string; definition: PluginDefinition }[]) {
  const imports = remotes.flatMap(({ remote, definition }) =>
    Object.entries(exposesOf(remote, definition)).map(([module, expose]) => {
      const chunk = module === './plugin' ? `page-${definition.id}` : `${definition.id}-${expose.name}`
      const file = JSON.stringify(at(remote, expose.import))
      return `  ${JSON.stringify(definition.id + module)}: () => import(/* webpackChunkName: "${chunk}" */ ${file}),`
    }),
  )
  writeFileSync(
    fetchModuleFile,
    `const modules = {\n${imports.join('\n')}\n}\nexport const fetchModule = ({ id }, module) => modules[id + module]()\n`,
  )
}

function monolithConfig(path: string): RspackOptions {
  const config = browserConfig('shell', { mode: 'production' })
  return {
    ...config,
    ...shellFiles(path, 'coverdesk_monolith'),
    entry: { main: './src/main.tsx' },
    resolve: { ...config.resolve, modules: [at('node_modules')] },
    module: {
      ...config.module,
      // The area's routes come with its page, as in a remote.
      rules: [
        ...(config.module?.rules ?? []),
        { test: /[\\/]mfe-[^\\/]+[\\/]src[\\/]plugin\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [...(config.plugins ?? []), new rspack.NormalModuleReplacementPlugin(/\/fetch-module$/, fetchModuleFile)],
  }
}

/** The shell's page with the monolith's scripts, and the preload link of the page that is opened. */
function writePage(shellFolder: string, stats: StatsCompilation, openArea: string) {
  const scripts = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name).filter(isScript)
  const page = (stats.namedChunkGroups?.[`page-${openArea}`]?.assets ?? []).map(({ name }) => name).filter(isScript)
  if (page.length === 0) throw new Error(`The monolith has no page for ${openArea}.`)
  const built = readFileSync(at('shell/dist/index.html'), 'utf8')
  const withoutScripts = built.replaceAll(/\s*<script defer[^>]*><\/script>/g, '')
  if (withoutScripts === built) throw new Error("The shell's page names its scripts in another way than expected.")
  const links = page.map(file => `<link rel="preload" as="script" href="/${file}">`)
  const tags = scripts.map(file => `<script defer nonce="%NONCE%" src="/${file}"></script>`)
  writeFileSync(
    join(shellFolder, 'index.html'),
    withoutScripts.replace('</head>', `${[...links, ...tags].join('\n')}</head>`),
  )
}

const isScript = (file: string) => file.endsWith('.js')

/** Navigation, operations and paths of a plugin, and nothing to fetch. */
function writePluginWithoutCode(remote: string): string {
  const target = join(folder, 'plugins', basename(remote))
  mkdirSync(target, { recursive: true })
  const manifest: object = JSON.parse(readFileSync(at(remote, 'dist/plugin.json'), 'utf8'))
  writeFileSync(join(target, 'plugin.json'), JSON.stringify({ ...manifest, files: [], preload: [] }))
  return target
}
