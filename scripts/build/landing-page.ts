import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkPalette, lightPalette, type Palette } from '../../design-system/src/theme/palette.ts'
import { at } from '../workspace/root.ts'

const folder = 'shell/src/landing'
const read = (file: string) => readFileSync(at(folder, file), 'utf8').trim()

/**
 * Writes `shell/dist/landing.html`: the page at `/`, with everything that it needs in it. None of the product's code is
 * part of it; the gateway fills in the addresses that are its installation's own.
 */
export function writeLandingPage(dist: string, favicon: string): void {
  const sections = Object.fromEntries(
    readdirSync(at(folder, 'sections')).map(file => [file.replace('.html', ''), read(`sections/${file}`)]),
  )
  const parts: Record<string, string> = {
    ...sections,
    style: `<style>${style()}</style>`,
    'head-script': `<script>${read('head-script.js')}</script>`,
    'body-script': `<script>{${read('tabs.js')}}</script>`,
  }
  const page = read('landing.html')
    .replace(/<!--landing:([a-z-]+)-->/g, (_, name: string) => parts[name] ?? missing(name))
    .replace('%FAVICON%', favicon)
  writeFileSync(join(dist, 'landing.html'), page.replace(/\n\s+/g, '\n'))
}

function missing(name: string): never {
  throw new Error(`The landing page has no part ${name}.`)
}

/** The product's own colors, by the theme of the device. */
function style() {
  const rules = ['base', 'frame', 'hero', 'picture', 'sections'].map(name => read(`styles/${name}.css`)).join('\n')
  const dark = `@media(prefers-color-scheme:dark){:root{${colors(darkPalette)}}}`
  return `:root{${colors(lightPalette)}}${dark}${rules}`.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
}

const colors = ({ avatars: _, ...palette }: Palette) =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
