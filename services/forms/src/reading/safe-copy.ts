import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { isActiveName } from '@coverdesk/kit/inspection'
import { plainStream } from './plain-stream.ts'

const maxObjects = 50_000

/** Of a resource: what leads out of it, or says something to no one. */
const left = ['AF', 'Metadata', 'OPI', 'Parent', 'PieceInfo', 'Ref', 'StructParent', 'StructParents', 'LastModified']
/** Of a stream: its length and filters, which are made again, and a file in its place. */
const leftOfStreams = ['Length', 'Filter', 'DecodeParms', 'DL', 'F', 'FFilter', 'FDecodeParms']
/** Whoever leads there from a resource has something else in mind than drawing it. */
const foreign = ['Page', 'Pages', 'Catalog', 'Annot', 'Action', 'Filespec', 'EmbeddedFile', 'Sig', 'ObjStm', 'XRef']

/** Copies what pages are drawn with into another document, and nothing that could do something there. */
export class SafeCopy {
  readonly #copies = new Map<PDFRef, PDFRef>()

  constructor(
    private readonly from: PDFContext,
    private readonly to: PDFContext,
  ) {}

  /** Null in place of what must not come along. @throws when there is more than any form has */
  copy(object: PDFObject | undefined): PDFObject {
    if (object instanceof PDFRef) return this.copyReferred(object)
    if (object instanceof PDFRawStream) return this.copyStream(object)
    if (object instanceof PDFDict) return this.copyDictionary(object, left)
    if (object instanceof PDFArray) return this.copyArray(object)
    if (object instanceof PDFName) return isActiveName(object.decodeText()) ? PDFNull : object
    const isPlain = [PDFNumber, PDFBool, PDFString, PDFHexString].some(kind => object instanceof kind)
    return isPlain && object ? object : PDFNull
  }

  private copyReferred(ref: PDFRef) {
    const known = this.#copies.get(ref)
    if (known) return known
    if (this.#copies.size === maxObjects) throw new Error('A form has too many parts.')
    const copy = this.to.nextRef()
    this.#copies.set(ref, copy)
    this.to.assign(copy, this.copy(this.from.lookup(ref)))
    return copy
  }

  private copyArray(array: PDFArray) {
    const copy = PDFArray.withContext(this.to)
    for (const item of array.asArray()) copy.push(this.copy(item))
    return copy
  }

  private copyDictionary(dict: PDFDict, without: readonly string[]): PDFObject {
    const type = dict.lookup(PDFName.of('Type'))
    if (type instanceof PDFName && foreign.includes(type.decodeText())) return PDFNull
    const copy = PDFDict.withContext(this.to)
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText()
      if (!without.includes(name) && !isActiveName(name)) copy.set(key, this.copy(value))
    }
    return copy
  }

  private copyStream(stream: PDFRawStream) {
    const plain = plainStream(stream)
    const dict = this.copyDictionary(stream.dict, [...left, ...leftOfStreams])
    if (!plain || !(dict instanceof PDFDict)) return PDFNull
    dict.set(PDFName.of('Filter'), PDFName.of(plain.filter))
    if (plain.parameters) dict.set(PDFName.of('DecodeParms'), this.copy(plain.parameters))
    return PDFRawStream.of(dict, plain.contents)
  }
}
