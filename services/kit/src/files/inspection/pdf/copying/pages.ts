import { PDFDict, PDFName, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import { PdfRefused, severalVersions, tooManyParts } from '../terms/pdf-refused.ts'
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

/**
 * The pages of a document in their order; one may be there twice. A tree that leads back into itself ends there.
 * @throws PdfRefused where there are too many, or more than it says: some viewers don't show the rest
 */
export function pagesOf(root: PDFDict | undefined, copy: ObjectCopy): SourcePage[] {
  const pages: SourcePage[] = []
  const seen = new Set<PDFDict>()
  const open: PDFDict[][] = root ? [[root]] : []
  for (let line = open.pop(); line; line = open.pop()) {
    const [dict] = line
    if (!dict || seen.has(dict)) continue
    if (seen.size > maxNodes || pages.length > maxPages || line.length > maxDepth) throw new PdfRefused(tooManyParts)
    if (copy.nameIn(dict, 'Type') === 'Page' || !dict.has(PDFName.of('Kids'))) {
      pages.push({ dict, ref: copy.target.nextRef(), line })
      continue
    }
    seen.add(dict)
    const kids = copy.arrayIn(dict, 'Kids').map(kid => copy.resolve(kid))
    for (const kid of kids.reverse()) if (kid instanceof PDFDict) open.push([kid, ...line])
  }
  const declared = root && copy.get(root, 'Count')
  const count = declared instanceof PDFNumber ? declared.asNumber() : 0
  if (count > 0 && count < pages.length) throw new PdfRefused(severalVersions)
  return pages
}

/** A page's own value, or the one it inherits. */
export function valueOfPage({ dict, line }: SourcePage, key: string): PDFObject | undefined {
  const name = PDFName.of(key)
  return (inherited.includes(key) ? line.find(node => node.has(name)) : dict)?.get(name)
}
