import { PDFDict, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import { PdfRefused, tooManyParts } from '../terms/pdf-refused.ts'
import type { ObjectCopy } from './object-copy.ts'

const maxPages = 10_000
/** Nodes of the page tree, and how deep it may be. */
const maxNodes = 50_000
const maxDepth = 64
/** What a page has from the nodes above it. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** A page of the source, and where its copy will be. */
export interface SourcePage {
  dict: PDFDict
  ref: PDFRef
  /** The page itself and the nodes above it, from the nearest. */
  line: PDFDict[]
}

/** The pages of a document in their order. A tree that leads back into itself ends there. */
export function pagesOf(root: PDFDict | undefined, copy: ObjectCopy): SourcePage[] {
  const pages: SourcePage[] = []
  const seen = new Set<PDFDict>()
  const open: PDFDict[][] = root ? [[root]] : []
  for (let line = open.pop(); line; line = open.pop()) {
    const [dict] = line
    if (!dict || seen.has(dict)) continue
    seen.add(dict)
    if (seen.size > maxNodes || pages.length > maxPages || line.length > maxDepth) throw new PdfRefused(tooManyParts)
    if (copy.nameIn(dict, 'Type') === 'Page' || !dict.has(PDFName.of('Kids'))) {
      pages.push({ dict, ref: copy.target.nextRef(), line })
      continue
    }
    const kids = copy.arrayIn(dict, 'Kids').map(kid => copy.resolve(kid))
    for (const kid of kids.reverse()) if (kid instanceof PDFDict) open.push([kid, ...line])
  }
  return pages
}

/** A page's own value, or the one it inherits. */
export function valueOfPage({ dict, line }: SourcePage, key: string): PDFObject | undefined {
  const name = PDFName.of(key)
  return (inherited.includes(key) ? line.find(node => node.has(name)) : dict)?.get(name)
}
