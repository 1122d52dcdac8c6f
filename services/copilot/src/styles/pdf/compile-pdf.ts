import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type PageSize, pageSizes } from './added-pages.ts'
import { withBreakableWords } from './breakable-words.ts'
import type { PdfAnswer, PdfQuestion } from './pdf-question.ts'
import { template } from './template/template.ts'

/** Beside them the compiler brings Libertinus Serif, New Computer Modern and DejaVu Sans Mono. */
const sans = ['Regular', 'Bold', 'Italic', 'BoldItalic'].map(
  name => `pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`,
)

/** The root of what the template can read. It reads the added pages alone, which are given to it and never written there. */
const workspace = tmpdir()

let compiler: NodeCompiler | undefined

function loadCompiler(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url)
  compiler ??= NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: sans.map(name => readFileSync(resolve(name))) }],
  })
  return compiler
}

/** Writes a document as a PDF. Its texts are data of the template: nothing in them is run. */
export function compilePdf({ document, design, createdAt, ...added }: PdfQuestion): PdfAnswer {
  const typst = loadCompiler()
  const sizes: Record<'before' | 'after', PageSize[]> = { before: [], after: [] }
  for (const place of ['before', 'after'] as const) {
    const bytes = added[place]
    if (!bytes) continue
    const file = `${place}.pdf`
    typst.mapShadow(join(workspace, file), Buffer.from(bytes))
    const found = pageSizes(typst, file)
    if (!found) return { unreadable: place }
    sizes[place] = found
  }
  const input = { document: withBreakableWords(document), design, ...sizes }
  const main = { mainFileContent: template, inputs: { input: JSON.stringify(input) } }
  // Pages of other documents have no tags, so the document as a whole can’t promise that all of it has.
  const isAccessible = sizes.before.length + sizes.after.length === 0
  const pdf = typst.pdf(main, { creationTimestamp: createdAt, ...(isAccessible && { pdfStandard: 'ua-1' }) })
  typst.evictCache(1)
  return { pdf }
}
