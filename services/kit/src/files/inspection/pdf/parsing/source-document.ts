import { type PDFContext, PDFDict, PDFNull, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { damaged } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { nameOf } from '../terms/names.ts'
import { PdfRefused, severalVersions } from '../terms/pdf-refused.ts'
import type { CrossReference } from './cross-reference.ts'
import { decryptionOf } from './decryption.ts'
import { type DocumentParser, isCrossReferenceStream, isObjectStream } from './document-parser.ts'
import { ObjectStreamParser } from './object-stream-parser.ts'
import { type Entry, isSamePlace, type Place, type Trailer } from './place.ts'
import { type Definitions, findDefinitions, type Scan, scanOf } from './scan.ts'

type Values = Map<number, PDFObject | null>

/**
 * The objects of a file, as viewers find them (docs/adr/0056): where the newest cross-reference says, or where a scan
 * finds them if there is none that leads to pages. Whoever looks up an object that viewers disagree on has the document refused.
 */
export class SourceDocument {
  readonly #values: Values = new Map()
  readonly #streams = new Map<number, Values>()
  readonly #disputed: Set<number>
  /** Objects that aren't where the cross-reference says. */
  readonly #misplaced = new Set<number>()
  readonly #used = new Set<number>()
  #definitions: Definitions | null = null
  #scan: Scan | null = null
  /** Whether some viewers scan the file, as an object was used that they don't find otherwise. */
  #isRepaired: boolean
  #isOpen = false

  /**
   * @param reference is null where the file is scanned
   * @param isScannedByAll because there is nothing that a viewer may take for a cross-reference
   */
  constructor(
    private readonly parser: DocumentParser,
    private readonly reference: CrossReference | null,
    private readonly budget: Budget,
    private readonly isScannedByAll = false,
  ) {
    this.#disputed = new Set(reference?.disputed)
    this.#isRepaired = !reference
    const { context } = this
    const { lookup } = context
    const find = (given: unknown, ...types: unknown[]) =>
      Reflect.apply(lookup, context, [given instanceof PDFRef ? this.find(given) : given, ...types])
    Object.assign(context, { lookup: find })
  }

  get context(): PDFContext {
    return this.parser.document
  }

  /**
   * @returns false where it has no pages, or it can't be known how it is encrypted
   * @throws PasswordRefused where it needs a password, or another one
   */
  open(password: string): boolean {
    const { trailerInfo } = this.context
    Object.assign(trailerInfo, this.reference ? this.reference.trailer : this.scannedTrailer())
    if (trailerInfo.Encrypt) {
      if (!(this.context.lookup(trailerInfo.Encrypt) instanceof PDFDict) && this.reference) return false
      this.parser.decryption = decryptionOf(this.context, password)
      this.#values.clear()
      this.#streams.clear()
      // Object streams are encrypted, too.
      this.#scan = null
    }
    if (!this.reference) Object.assign(trailerInfo, { Root: this.scannedRoot() })
    return this.isCatalog(trailerInfo.Root)
  }

  /** Reads all objects. From then on, each one that is looked up counts as shown. */
  readAll(): PDFContext {
    for (const number of this.numbers()) {
      const place = this.placeOf(number)
      const value = this.load(number)
      if (value && place) this.context.assign(PDFRef.of(number, generationOf(place)), value)
    }
    this.#streams.clear()
    this.#isOpen = true
    return this.context
  }

  private find(ref: PDFRef): PDFObject | undefined {
    const value = this.#isOpen ? this.show(ref) : this.load(ref.objectNumber)
    return value === null || value === PDFNull ? undefined : value
  }

  /** What viewers show of an object. @throws PdfRefused where they disagree */
  private show({ objectNumber: number, generationNumber: generation }: PDFRef): PDFObject | null {
    const value = this.load(number) ?? this.repair(number)
    const place = this.placeOf(number)
    const isOtherGeneration = place?.kind === 'PLAIN' && place.generation !== generation
    if (this.#disputed.has(number) || (isOtherGeneration && !this.reference)) this.refuse()
    this.#used.add(number)
    const isFirstRepair = !this.#isRepaired && (isOtherGeneration || this.isMisplaced(number))
    if (isFirstRepair) this.beginRepair()
    if (this.#isRepaired) this.checkAgreement(number)
    // What is there, but can't be read, some viewers may still show.
    if (value === null && place) throw new PdfRefused(damaged)
    return value
  }

  private beginRepair() {
    this.#isRepaired = true
    const { Root } = this.context.trailerInfo
    if (this.scan().trailers.some(trailer => trailer.Root && trailer.Root !== Root)) this.refuse()
    for (const number of this.#used) this.checkAgreement(number)
  }

  /** Once some viewers scan the file, all that is shown has to be what a scan finds, too. */
  private checkAgreement(number: number) {
    const { places, disputed, repeated, hasHidden } = this.scan()
    if (!this.reference || this.isMisplaced(number)) {
      const isSure = places.has(number) ? !(this.isScannedByAll ? disputed : repeated).has(number) : !hasHidden
      return isSure ? undefined : this.refuse()
    }
    if (disputed.has(number) || !isSamePlace(this.entryOf(number), places.get(number))) this.refuse()
  }

  private refuse(): never {
    this.budget.refuse(severalVersions)
  }

  /** What stands where the object should be; null where that is something else. */
  private load(number: number): PDFObject | null {
    const known = this.#values.get(number)
    if (known !== undefined) return known
    // What leads to itself, such as a length in its own stream, leads nowhere.
    this.#values.set(number, PDFNull)
    const place = this.placeOf(number)
    const value = place ? this.read(number, place) : PDFNull
    this.#values.set(number, value)
    return value
  }

  /** Takes what a scan finds in place of what isn't there. */
  private repair(number: number): PDFObject | null {
    if (this.#misplaced.has(number)) return null
    this.#misplaced.add(number)
    this.#values.delete(number)
    return this.load(number)
  }

  private isMisplaced(number: number) {
    return this.#misplaced.has(number) || (!this.reference?.isWhole && this.entryOf(number) === undefined)
  }

  private entryOf(number: number): Entry | undefined {
    return this.reference?.entries.get(number)
  }

  private placeOf(number: number): Place | undefined {
    if (!this.reference || this.isMisplaced(number)) return this.scan().places.get(number)
    const entry = this.entryOf(number)
    return entry?.kind === 'FREE' ? undefined : entry
  }

  private numbers(): Iterable<number> {
    return this.reference ? this.reference.entries.keys() : this.scan().places.keys()
  }

  private read(number: number, place: Place): PDFObject | null {
    try {
      if (place.kind === 'PACKED') return this.readPacked(number, place.stream)
      const ref = this.parser.headerAt(place.offset)
      if (ref?.objectNumber !== number || ref.generationNumber !== place.generation) return null
      const { value } = this.parser.objectAt(place.offset)
      // Nobody needs them once their entries are known; what they hold is counted.
      if (isObjectStream(value)) this.valuesAt(place.offset, value)
      return isObjectStream(value) || isCrossReferenceStream(value) ? PDFNull : value
    } catch {
      this.budget.check()
      return null
    }
  }

  private readPacked(number: number, stream: number): PDFObject | null {
    const isMisplaced = this.#misplaced.has(number)
    const place = isMisplaced ? this.scan().places.get(stream) : this.placeOf(stream)
    if (place?.kind !== 'PLAIN' || this.parser.headerAt(place.offset) !== PDFRef.of(stream, 0)) return null
    return this.valuesAt(place.offset).get(number) ?? null
  }

  /** Of the objects in the object stream at an offset. */
  private valuesAt(offset: number, stream = this.parser.objectAt(offset).value): Values {
    const known = this.#streams.get(offset)
    if (known) return known
    const values: Values = new Map()
    this.#streams.set(offset, values)
    const inside = stream instanceof PDFRawStream ? ObjectStreamParser.of(stream, this.budget) : null
    for (const [number, place] of inside?.parsePlaces() ?? []) {
      if (values.has(number)) this.#disputed.add(number)
      values.set(number, inside?.parseObjectAt(place) ?? null)
    }
    return values
  }

  private scan(): Scan {
    if (this.#scan) return this.#scan
    this.#definitions ??= findDefinitions(this.parser.file)
    // Until it is known what object streams hold: their lengths may be objects.
    this.#scan = scanOf(this.#definitions, () => [])
    this.#scan = scanOf(this.#definitions, offset => this.numbersAt(offset))
    return this.#scan
  }

  private numbersAt(offset: number): number[] {
    try {
      const { value } = this.parser.objectAt(offset)
      const inside = value instanceof PDFRawStream ? ObjectStreamParser.of(value, this.budget) : null
      return inside?.parsePlaces().map(([number]) => number) ?? []
    } catch {
      this.budget.check()
      return []
    }
  }

  /** The last that says something of each. */
  private scannedTrailer(): Trailer {
    return Object.assign({}, ...this.scan().trailers)
  }

  /** The catalog that the trailers lead to, or the only one there is. */
  private scannedRoot(): PDFObject | undefined {
    const { trailers, places } = this.scan()
    const given = new Set(trailers.map(({ Root }) => Root).filter(root => this.isCatalog(root)))
    const roots =
      given.size > 0
        ? given
        : new Set(
            [...places]
              .map(([number, place]) => PDFRef.of(number, generationOf(place)))
              .filter(root => this.isCatalog(root, 'Catalog')),
          )
    if (roots.size > 1) this.refuse()
    const [root] = roots
    return root
  }

  private isCatalog(given: PDFObject | undefined, type?: string) {
    const dict = this.context.lookup(given)
    if (!(dict instanceof PDFDict) || !(dict.lookup(nameOf('Pages')) instanceof PDFDict)) return false
    return !type || dict.lookup(nameOf('Type')) === nameOf(type)
  }
}

const generationOf = (place: Place) => (place.kind === 'PLAIN' ? place.generation : 0)
