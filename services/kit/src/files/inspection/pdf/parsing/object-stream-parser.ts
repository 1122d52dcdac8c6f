import { type PDFContext, type PDFObject, PDFObjectStreamParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'

/** Reads the objects that stand in an object stream. */
export class ObjectStreamParser extends PDFObjectStreamParser {
  /**
   * @param bytes that are unpacked already
   * @param declared by the stream's dictionary: the number of objects, and where they begin
   */
  constructor(
    bytes: Uint8Array,
    context: PDFContext,
    private readonly budget: Budget,
    private readonly declared: { count: number; first: number },
  ) {
    super(PDFRawStream.of(context.obj({ N: declared.count, First: declared.first }), bytes))
  }

  override parseObject(ref?: PDFRef): PDFObject {
    return this.budget.nested(() => super.parseObject(ref))
  }

  /** Objects behind a damaged one are still read. */
  parseAll(): void {
    for (const [objectNumber, offset] of this.parsePlaces()) {
      this.bytes.moveTo(this.declared.first + offset)
      try {
        this.context.assign(PDFRef.of(objectNumber), this.parseObject())
      } catch {
        this.budget.check()
      }
    }
  }

  private parsePlaces() {
    const places: [number, number][] = []
    while (places.length < this.declared.count) {
      this.budget.spendValue()
      this.skipWhitespaceAndComments()
      const objectNumber = this.parseRawInt()
      this.skipWhitespaceAndComments()
      places.push([objectNumber, this.parseRawInt()])
    }
    return places
  }
}
