import { readFileSync } from 'node:fs'
import { darkPalette, lightPalette, type Palette } from '../../design-system/src/theme/palette.ts'
import { at } from '../workspace/root.ts'
import { browserConfig } from './browser-config.ts'
import { runCompiler } from './run-compiler.ts'

/** What is in the page itself, so that it has its colors and its skeleton before any file has come. */
export interface FirstPaint {
  /** A style element and the script that chooses the theme, for the head. */
  look: string
  /** The script that draws the sidebar's skeleton. */
  skeleton: string
}

const outputFolder = at('.cache/first-paint')

/** Compiles `shell/src/first-paint` into elements of the page. */
export async function buildFirstPaint(): Promise<FirstPaint> {
  await runCompiler({
    ...browserConfig('shell', { mode: 'production' }),
    entry: { look: './src/first-paint/look.ts', skeleton: './src/first-paint/skeleton.ts' },
    output: { path: outputFolder, filename: '[name].js', iife: true },
  })
  return { look: styleElement() + scriptElement('look'), skeleton: scriptElement('skeleton') }
}

const scriptElement = (name: string) =>
  `<script nonce="%NONCE%">${readFileSync(`${outputFolder}/${name}.js`, 'utf8')}</script>`

function styleElement() {
  const rules = readFileSync(at('shell/src/first-paint/first-paint.css'), 'utf8').replace(/\s+/g, ' ')
  return `<style nonce="%NONCE%">:root{${colors(lightPalette)}}[data-theme="dark"]{${colors(darkPalette)}}${rules}</style>`
}

/** Those that the skeleton has. */
const colors = ({ frame, sheet, line, text, brand, brandDeep, skeleton }: Palette) =>
  Object.entries({ frame, sheet, line, text, brand, brandDeep, skeleton })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
