import { PDFNumber, type PDFObject, PDFObjectStreamParser, PDFRawStream } from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'
import { decodeWhole } from '../streams/decode-whole.ts'
import { nameOf } from '../terms/names.ts'

/** Reads the objects that stand in an object stream. */
export class ObjectStreamParser extends PDFObjectStreamParser {
  /**
   * @param bytes that are unpacked already
   * @param declared by the stream's dictionary: the number of objects, and where they begin
   */
  private constructor(
    bytes: Uint8Array,
    stream: PDFRawStream,
    private readonly budget: Budget,
    private readonly declared: { count: number; first: number },
  ) {
    const { context } = stream.dict
    super(PDFRawStream.of(context.obj({ N: declared.count, First: declared.first }), bytes))
  }

  /** @returns null where the stream can't be read. @throws PdfRefused where it grows too large */
  static of(stream: PDFRawStream, budget: Budget): ObjectStreamParser | null {
    const [count, first] = ['N', 'First'].map(key => stream.dict.lookup(nameOf(key)))
    if (!(count instanceof PDFNumber) || !(first instanceof PDFNumber)) return null
    const bytes = decodeWhole(stream, budget)
    const declared = { count: count.asNumber(), first: first.asNumber() }
    return bytes && new ObjectStreamParser(bytes, stream, budget, declared)
  }

  override parseObject(ref?: Parameters<PDFObjectStreamParser['parseObject']>[0]): PDFObject {
    return this.budget.nested(() => super.parseObject(ref))
  }

  /** Numbers of the objects, each with its place behind the list. What breaks off gives what there is. */
  parsePlaces(): [number, number][] {
    const places: [number, number][] = []
    try {
      while (places.length < this.declared.count) {
        this.budget.spendValue()
        this.skipWhitespaceAndComments()
        const objectNumber = this.parseRawInt()
        this.skipWhitespaceAndComments()
        places.push([objectNumber, this.parseRawInt()])
      }
    } catch {
      this.budget.check()
    }
    return places
  }

  /** @returns null where it is damaged */
  parseObjectAt(place: number): PDFObject | null {
    this.bytes.moveTo(this.declared.first + place)
    try {
      return this.parseObject()
    } catch {
      this.budget.check()
      return null
    }
  }
}
