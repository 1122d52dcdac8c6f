import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

export type { PDFDocumentProxy, PDFPageProxy }

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const files = (name: string) => `${join(folder, name)}/`

let loaded: Promise<typeof import('pdfjs-dist')> | undefined

/** PDF.js for Node; it takes 60 MB of memory, so files of other types are read without it. */
export function loadPdfLibrary(): Promise<typeof import('pdfjs-dist')> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs')
  return loaded
}

/** Fonts, character maps and decoders come from the package: nothing is fetched, and nothing of the document runs. */
export const pdfSources = {
  standardFontDataUrl: files('standard_fonts'),
  cMapUrl: files('cmaps'),
  cMapPacked: true,
  wasmUrl: files('wasm'),
  iccUrl: files('iccs'),
  isEvalSupported: false,
  enableXfa: false,
  stopAtErrors: false,
  useSystemFonts: false,
  disableFontFace: true,
  verbosity: 0,
} as const
