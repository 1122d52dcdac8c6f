import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  type PDFName,
  PDFNull,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFStream,
  type PDFString,
} from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'
import { nameOf } from '../terms/names.ts'
import type { Decryption } from './decryption.ts'
import { dataEnd } from './stream-data.ts'

/** An object with its number and generation. */
export interface NumberedObject {
  ref: PDFRef
  value: PDFObject
  /** Of its bytes in the file. */
  end: number
}

/**
 * The library's parser, within bounds, for one object at a time: which of them count, the library would decide by their order.
 * Strings are decrypted into a form that can't be taken for syntax when they are written again.
 */
export class DocumentParser extends PDFParser {
  /** Null where the document isn't encrypted, and as long as it isn't known how. */
  decryption: Decryption | null = null

  constructor(
    readonly file: Buffer,
    private readonly budget: Budget,
  ) {
    super(file)
  }

  /** That objects which are read belong to. */
  get document(): PDFContext {
    return this.context
  }

  /** The number and the generation of the object that begins here, or behind white space. */
  headerAt(offset: number): PDFRef | null {
    return this.at(offset, () => this.parseHeaderHere())
  }

  /** @throws where none begins here, or it is damaged */
  objectAt(offset: number): NumberedObject {
    return this.at(offset, () => {
      const ref = this.parseHeaderHere()
      if (!ref) throw new Error('No object begins here.')
      const value = this.parseObject(ref)
      this.skipWhitespaceAndComments()
      return { ref, value, end: this.bytes.offset() }
    })
  }

  /** A value without a number, such as the dictionary of a trailer. @throws where there is none */
  valueAt(offset: number): PDFObject {
    return this.at(offset, () => this.parseObject())
  }

  /** Reads words and numbers from here on. */
  at<Result>(offset: number, read: () => Result): Result {
    const before = this.bytes.offset()
    this.bytes.moveTo(offset)
    try {
      return read()
    } finally {
      this.bytes.moveTo(before)
    }
  }

  /** The next number, or null where there is something else. */
  integer(): number | null {
    this.skipWhitespaceAndComments()
    try {
      return this.parseRawInt()
    } catch {
      return null
    }
  }

  /** Whether this word is next, as a whole; then what is behind it is next. */
  word(word: string): boolean {
    const start = this.place()
    const isNext = this.matchKeyword([...word].map(letter => letter.charCodeAt(0))) && !isRegular(this.bytes.peek())
    if (!isNext) this.bytes.moveTo(start)
    return isNext
  }

  /** Where what is next begins, behind white space. */
  place(): number {
    this.skipWhitespaceAndComments()
    return this.bytes.offset()
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.skipWhitespaceAndComments()
    // Viewers read over words that mean nothing.
    if (isLetter(this.bytes.peek()) && !this.isConstant()) return this.skipToken()
    return this.budget.nested(() => super.parseObject(ref))
  }

  private isConstant() {
    return ['true', 'false', 'null'].some(constant => this.at(this.bytes.offset(), () => this.word(constant)))
  }

  private skipToken() {
    this.bytes.next()
    while (isRegular(this.bytes.peek())) this.bytes.next()
    return PDFNull
  }

  /** As viewers read it: what is no key is skipped, and a key may have no value. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const entries = new Map<PDFName, PDFObject>()
    this.bytes.assertNext(lessThan)
    this.bytes.assertNext(lessThan)
    for (this.skipWhitespaceAndComments(); !this.isEndOfDict(); this.skipWhitespaceAndComments()) {
      if (this.bytes.done()) throw new Error('A dictionary has no end.')
      this.budget.spendValue()
      if (this.bytes.peek() !== slash) {
        this.skipToken()
        continue
      }
      const key = this.parseName()
      this.skipWhitespaceAndComments()
      if (!this.isEndOfDict()) entries.set(key, this.parseObject(ref))
    }
    this.bytes.moveTo(this.bytes.offset() + 2)
    return PDFDict.fromMapWithContext(entries, this.context)
  }

  private isEndOfDict() {
    return this.bytes.peek() === greaterThan && this.bytes.peekAhead(1) === greaterThan
  }

  private parseHeaderHere(): PDFRef | null {
    const number = this.integer()
    const generation = number === null ? null : this.integer()
    return number !== null && generation !== null && this.word('obj') ? PDFRef.of(number, generation) : null
  }

  protected override parseString(ref?: PDFRef): PDFString {
    // Readers of either kind of string take the other one.
    return this.decrypted(super.parseString(), ref) as unknown as PDFString
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    return this.decrypted(super.parseHexString(), ref)
  }

  private decrypted<Text extends PDFString | PDFHexString>(text: Text, ref: PDFRef | undefined) {
    const { decryption } = this
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
    const data = this.file.subarray(start, end)
    const { decryption } = this
    if (!decryption || !ref || isCrossReference(dict)) return PDFRawStream.of(dict, data)
    return PDFRawStream.of(dict, decryption.ofStream(data, ref.objectNumber, ref.generationNumber))
  }

  /** Where a stream's data begins, or null where there is no stream. */
  private dataStart() {
    const at = this.bytes.offset()
    if (this.file.toString('latin1', at, at + 6) !== 'stream') return null
    if (this.file[at + 6] === 13 && this.file[at + 7] === 10) return at + 8
    return this.file[at + 6] === 10 || this.file[at + 6] === 13 ? at + 7 : at + 6
  }
}

const [slash, lessThan, greaterThan] = [0x2f, 0x3c, 0x3e]
const isLetter = (byte: number | undefined) => byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte))
/** Neither white space nor what separates values, nor the end of the file. */
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !/[\0\t\n\f\r ()<>[\]{}/%]/.test(String.fromCharCode(byte))

const isOfType = (dict: PDFDict, type: string) => dict.get(nameOf('Type')) === nameOf(type)

/** A document may have hundreds of thousands of these; none comes along. */
const isStructure = (dict: PDFDict) => isOfType(dict, 'StructElem')
const isCrossReference = (dict: PDFDict) => isOfType(dict, 'XRef')

export const isCrossReferenceStream = (value: PDFObject): value is PDFRawStream =>
  value instanceof PDFRawStream && isCrossReference(value.dict)
export const isObjectStream = (value: PDFObject): value is PDFRawStream =>
  value instanceof PDFRawStream && isOfType(value.dict, 'ObjStm')

/** What the library keeps in place of an object that was read. */
const nothing = PDFNull as unknown as PDFDict
