import {
  type PDFDict,
  PDFHexString,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
  type PDFString,
} from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'
import { decodeWhole } from '../streams/decode-whole.ts'
import { nameOf } from '../terms/names.ts'
import type { Decryption } from './decryption.ts'
import { ObjectStreamParser } from './object-stream-parser.ts'
import { dataEnd } from './stream-data.ts'

interface Reading {
  budget: Budget
  /** Null where the document isn't encrypted. */
  decryption: Decryption | null
  /** Only what is in the file itself: enough to know how the rest is encrypted. */
  isSkimmed?: boolean
}

/**
 * The library's parser, within bounds: it reads a file from its first to its last byte and needs no cross-reference table.
 * Object streams are unpacked here, as the library would unpack any amount of data; strings are decrypted into a form that
 * can't be taken for syntax when they are written again.
 */
export class DocumentParser extends PDFParser {
  constructor(
    private readonly file: Buffer,
    private readonly reading: Reading,
  ) {
    super(file)
  }

  override parseObject(ref?: PDFRef): PDFObject {
    return this.reading.budget.nested(() => super.parseObject(ref))
  }

  protected override parseString(ref?: PDFRef): PDFString {
    // Readers of either kind of string take the other one.
    return this.decrypted(super.parseString(), ref) as unknown as PDFString
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    return this.decrypted(super.parseHexString(), ref)
  }

  private decrypted<Text extends PDFString | PDFHexString>(text: Text, ref: PDFRef | undefined) {
    const { decryption } = this.reading
    if (!decryption || !ref) return text as PDFHexString
    const bytes = decryption.ofString(text.asBytes(), ref.objectNumber, ref.generationNumber)
    return PDFHexString.of(Buffer.from(bytes).toString('hex'))
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const dict = this.parseDict(ref)
    this.skipWhitespaceAndComments()
    const start = this.dataStart()
    if (start === null) return isStructure(dict) ? nothing : dict
    const { end, next } = dataEnd(this.file, start, dict)
    this.bytes.moveTo(next)
    const type = dict.get(nameOf('Type'))
    if (type === nameOf('XRef')) return this.readTrailer(dict)
    const data = this.file.subarray(start, end)
    const { decryption, isSkimmed } = this.reading
    const contents = decryption && ref ? decryption.ofStream(data, ref.objectNumber, ref.generationNumber) : data
    const stream = PDFRawStream.of(dict, contents)
    if (type !== nameOf('ObjStm')) return stream
    if (!isSkimmed) this.readObjects(stream)
    return nothing
  }

  /** Where a stream's data begins, or null where there is no stream. */
  private dataStart() {
    const at = this.bytes.offset()
    if (this.file.toString('latin1', at, at + 6) !== 'stream') return null
    if (this.file[at + 6] === 13 && this.file[at + 7] === 10) return at + 8
    return this.file[at + 6] === 10 || this.file[at + 6] === 13 ? at + 7 : at + 6
  }

  /** Of a cross-reference stream only the trailer counts. */
  private readTrailer(dict: PDFDict) {
    const { trailerInfo } = this.context
    for (const key of ['Root', 'Encrypt', 'Info', 'ID'] as const) {
      const value = dict.get(nameOf(key))
      if (value) trailerInfo[key] = value
    }
    return nothing
  }

  private readObjects(stream: PDFRawStream) {
    const [count, first] = ['N', 'First'].map(key => stream.dict.lookup(nameOf(key)))
    if (!(count instanceof PDFNumber) || !(first instanceof PDFNumber)) return
    const { budget } = this.reading
    const bytes = decodeWhole(stream, budget)
    if (!bytes) return
    const declared = { count: count.asNumber(), first: first.asNumber() }
    try {
      new ObjectStreamParser(bytes, this.context, budget, declared).parseAll()
    } catch {
      budget.check()
    }
  }
}

/** A document may have hundreds of thousands of these; none comes along. */
const isStructure = (dict: PDFDict) => dict.get(nameOf('Type')) === nameOf('StructElem')

/** What the library keeps in place of an object that was read. */
const nothing = PDFNull as unknown as PDFDict
