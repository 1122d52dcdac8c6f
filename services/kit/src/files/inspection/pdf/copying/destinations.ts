import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib'
import { type ObjectCopy, set } from './object-copy.ts'
import type { SourcePage } from './pages.ts'

const views = ['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV']
/** Of a view: left, bottom, right, top. */
const maxNumbers = 4
/** Nodes of the tree of names. */
const maxNodes = 50_000
const maxAddress = 4_096
const schemes = ['http:', 'https:', 'mailto:']

/** Where links and outlines lead: to a page of the document, or to an address of the web. Nowhere else. */
export class Destinations {
  readonly #pages: Map<PDFObject, SourcePage>
  #named: Map<string, PDFObject> | null = null

  constructor(
    private readonly copy: ObjectCopy,
    private readonly catalog: PDFDict,
    private readonly pages: readonly SourcePage[],
  ) {
    this.#pages = new Map(pages.map(page => [page.dict, page]))
  }

  /** Gives a link or an outline's item its destination. Actions of other kinds, and those that follow one, don't come along. */
  setTarget(target: PDFDict, source: PDFDict): void {
    set(target, 'Dest', this.destination(source.get(PDFName.of('Dest'))))
    const action = this.copy.dictIn(source, 'A')
    if (!action) return
    const kind = this.copy.nameIn(action, 'S')
    const page = kind === 'GoTo' ? this.destination(action.get(PDFName.of('D'))) : PDFNull
    const address = kind === 'URI' ? addressIn(this.copy.get(action, 'URI')) : null
    if (page !== PDFNull) set(target, 'Dest', page)
    if (address) set(target, 'A', this.copy.target.obj({ S: 'URI', URI: address }))
    if ((page === PDFNull && !address) || action.has(PDFName.of('Next'))) this.copy.isSanitized = true
  }

  private destination(given: PDFObject | undefined): PDFObject {
    const { copy } = this
    const name = textIn(copy.resolve(given))
    let value = name === null ? copy.resolve(given) : copy.resolve(this.named().get(name))
    if (value instanceof PDFDict) value = copy.get(value, 'D')
    if (!(value instanceof PDFArray)) return PDFNull
    const [target, view, ...numbers] = value.asArray().slice(0, 2 + maxNumbers)
    const page = this.page(copy.resolve(target))
    const kind = copy.resolve(view)
    if (!page) return PDFNull
    const isKnown = kind instanceof PDFName && views.includes(kind.decodeText())
    const result = PDFArray.withContext(copy.target)
    result.push(page.ref)
    result.push(isKnown ? kind : PDFName.of('Fit'))
    for (const number of isKnown ? numbers : []) {
      const one = copy.resolve(number)
      result.push(one instanceof PDFNumber ? one : PDFNull)
    }
    return result
  }

  private page(value: PDFObject | undefined) {
    if (value instanceof PDFNumber) return this.pages[value.asNumber()]
    return value && this.#pages.get(value)
  }

  /** The names that destinations have: a dictionary in old documents, a tree in others. */
  private named() {
    if (this.#named) return this.#named
    const { copy } = this
    const named = new Map<string, PDFObject>()
    for (const [name, value] of copy.dictIn(this.catalog, 'Dests')?.entries() ?? []) named.set(name.decodeText(), value)
    const names = copy.dictIn(this.catalog, 'Names')
    const seen = new Set<PDFObject>()
    const open = [names && copy.dictIn(names, 'Dests')]
    for (let node = open.pop(); node && seen.size < maxNodes; node = open.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      const entries = copy.arrayIn(node, 'Names')
      for (let at = 0; at + 1 < entries.length; at += 2) {
        const name = textIn(copy.resolve(entries[at]))
        const value = entries[at + 1]
        if (name !== null && value) named.set(name, value)
      }
      for (const kid of copy.arrayIn(node, 'Kids')) {
        const value = copy.resolve(kid)
        if (value instanceof PDFDict) open.push(value)
      }
    }
    this.#named = named
    return named
  }
}

function textIn(value: PDFObject | undefined): string | null {
  if (value instanceof PDFName) return value.decodeText()
  return isText(value) ? Buffer.from(value.asBytes()).toString('latin1') : null
}

/** An address as the browser's own parser reads it, so that no reader finds another scheme in it. */
function addressIn(value: PDFObject | undefined): PDFHexString | null {
  const text = isText(value) ? addressText(value.asBytes()).trim() : ''
  if (text.length > maxAddress || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return schemes.includes(protocol) ? PDFHexString.of(Buffer.from(href, 'latin1').toString('hex')) : null
}

/** Addresses should be ASCII; those that are not are in UTF-8, or in the code page of old programs. */
function addressText(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString
