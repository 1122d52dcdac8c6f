import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RspackOptions } from '@rspack/core'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import { browserConfig } from './browser-config.ts'
import { exposesOf } from './contributions.ts'

/** Where the development server has the files of the page on which a remote is alone. */
export const standaloneFolder = '/standalone/'
export const standaloneScript = `${standaloneFolder}main.js`

/**
 * The page of a remote alone, as one build without Federation: what it exposes, the SDK and the design system together.
 *
 * @param product origin of the gateway
 */
export function standaloneConfig(folder: string, definition: PluginDefinition, product: string): RspackOptions {
  const config = browserConfig(folder, { mode: 'development', hot: true })
  return {
    ...config,
    name: `${folder} alone`,
    entry: { main: writeEntry(folder, definition, product) },
    output: {
      path: at('.cache/standalone', folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: standaloneFolder,
      uniqueName: 'coverdesk_standalone',
    },
  }
}

/** Names the remote's modules to the page: the shell's code knows no remote. */
function writeEntry(folder: string, definition: PluginDefinition, product: string): string {
  const modules = Object.entries(exposesOf(folder, definition)).map(
    ([name, { import: file }]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(at(folder, file))}),`,
  )
  const file = at('.cache/standalone', folder, 'main.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    [
      `import { openStandalone } from ${JSON.stringify(at('shell/src/development/standalone/open-standalone.tsx'))}`,
      `const modules = {\n  ${modules.join('\n  ')}\n}`,
      `openStandalone({ id: ${JSON.stringify(definition.id)}, product: ${JSON.stringify(product)}, modules })`,
    ].join('\n'),
  )
  return file
}
