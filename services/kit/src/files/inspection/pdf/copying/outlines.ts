import { type PDFDict, PDFName, PDFNull, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { Destinations } from './destinations.ts'
import { type ObjectCopy, set } from './object-copy.ts'

const maxItems = 20_000
const maxDepth = 32
const itemKeys = new Set(['Title', 'C', 'F'])

/** The table of contents that readers show beside the pages. */
export function outlinesOf(catalog: PDFDict, copy: ObjectCopy, destinations: Destinations): PDFObject {
  const root = copy.dictIn(catalog, 'Outlines')
  if (!root) return PDFNull
  const seen = new Set<PDFDict>()
  const rootCopy = copy.dict()
  const rootRef = copy.target.register(rootCopy)
  addItems(root, rootCopy, rootRef, 0)
  return rootCopy.has(PDFName.of('First')) ? rootRef : PDFNull

  function addItems(parent: PDFDict, parentCopy: PDFDict, parentRef: PDFRef, depth: number) {
    let previous: { dict: PDFDict; ref: PDFRef } | null = null
    let count = 0
    for (let item = copy.dictIn(parent, 'First'); item; item = copy.dictIn(item, 'Next')) {
      if (seen.has(item) || seen.size === maxItems || depth === maxDepth) break
      seen.add(item)
      const dict = copy.dict()
      const ref = copy.target.register(dict)
      copy.setData(dict, item, itemKeys, 'outline')
      if (!dict.has(PDFName.of('Title'))) set(dict, 'Title', copy.target.obj(''))
      destinations.setTarget(dict, item)
      dict.set(PDFName.of('Parent'), parentRef)
      if (previous) {
        dict.set(PDFName.of('Prev'), previous.ref)
        previous.dict.set(PDFName.of('Next'), ref)
      } else parentCopy.set(PDFName.of('First'), ref)
      parentCopy.set(PDFName.of('Last'), ref)
      previous = { dict, ref }
      count += 1
      addItems(item, dict, ref, depth + 1)
    }
    const declared = copy.get(parent, 'Count')
    const isClosed = declared instanceof PDFNumber && declared.asNumber() < 0
    if (count > 0) parentCopy.set(PDFName.of('Count'), PDFNumber.of(isClosed ? -count : count))
  }
}
