import { readFileSync } from 'node:fs'
import { rspack } from '@rspack/core'
import { at } from '../workspace/root.ts'

const { version } = JSON.parse(readFileSync(at('node_modules/pdfjs-dist/package.json'), 'utf8')) as { version: string }

/**
 * Folders of PDF.js that its worker takes single files of, by name, when a document needs one: character maps, fonts,
 * decoders of scanned pictures, a color profile (design-system/src/pdf/open-pdf.ts). The version keeps their addresses immutable.
 */
const pdfParts = ['cmaps', 'iccs', 'standard_fonts', 'wasm'].map(folder => ({
  from: at('node_modules/pdfjs-dist', folder),
  to: `assets/pdfjs-${version}/${folder}`,
}))

// The decoders are there once: WebAssembly is in every browser that we support.
const unused = ['**/LICENSE*', '**/openjpeg_nowasm_fallback.js']

export const copyPdfParts = () =>
  new rspack.CopyRspackPlugin({ patterns: pdfParts.map(part => ({ ...part, globOptions: { ignore: unused } })) })
