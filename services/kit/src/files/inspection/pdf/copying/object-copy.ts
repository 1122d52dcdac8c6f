import { deflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFBool,
  PDFContext,
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
import type { Budget } from '../budget.ts'
import { filtersOf } from '../streams/filters.ts'
import { nameOf, textOfName } from '../terms/names.ts'
import { filterKeys, foreignTypes, graphicsKeys, namedKeys, resourceKinds } from './keys.ts'

/** Objects of a page that are no programs. */
const drawn = ['Image', 'Form']
/** The data of a stream, or what is drawn in its place, is in another file. */
const elsewhere = ['F', 'Ref']
/** References that lead to references. */
const maxHops = 8

/** Copies by lists of what may come along from one document into a new one. */
export class ObjectCopy {
  readonly target: PDFContext = PDFContext.create()
  /** Those that came along; what they grow to is still to be measured. */
  readonly streams: PDFRawStream[] = []
  /** Whether something was left out that could have acted. */
  isSanitized = false
  readonly #copies = new Map<string, Map<PDFObject, PDFRef>>()
  readonly #pending: (() => void)[] = []

  constructor(
    private readonly source: PDFContext,
    private readonly budget: Budget,
  ) {}

  /** What a value is, behind its references. */
  resolve(given: PDFObject | undefined): PDFObject | undefined {
    let value = given
    for (let hop = 0; value instanceof PDFRef && hop < maxHops; hop += 1) value = this.source.lookup(value)
    return value instanceof PDFRef ? undefined : value
  }

  get(dict: PDFDict, key: string): PDFObject | undefined {
    return this.resolve(dict.get(nameOf(key)))
  }

  dictIn(dict: PDFDict, key: string): PDFDict | undefined {
    const value = this.get(dict, key)
    return value instanceof PDFDict ? value : undefined
  }

  arrayIn(dict: PDFDict, key: string): PDFObject[] {
    const value = this.get(dict, key)
    return value instanceof PDFArray ? value.asArray() : []
  }

  nameIn(dict: PDFDict, key: string): string | null {
    const value = this.get(dict, key)
    return value instanceof PDFName ? textOfName(value) : null
  }

  /** The one copy of an object in a role; it is made later, so that a chain of any length takes no stack. */
  once(role: string, source: PDFObject, make: () => PDFObject): PDFRef {
    const copies = this.#copies.get(role) ?? new Map<PDFObject, PDFRef>()
    this.#copies.set(role, copies)
    const known = copies.get(source)
    if (known) return known
    const ref = this.target.nextRef()
    copies.set(source, ref)
    this.#pending.push(() => this.target.assign(ref, make()))
    return ref
  }

  finish(): void {
    for (let make = this.#pending.pop(); make; make = this.#pending.pop()) make()
  }

  dict(): PDFDict {
    return PDFDict.withContext(this.target)
  }

  /** What pages are drawn with. */
  graphics(given: PDFObject | undefined): PDFObject {
    return this.data(given, graphicsKeys, 'graphics')
  }

  /** Plain data with these keys at any depth; null in place of anything else. */
  data(given: PDFObject | undefined, keys: ReadonlySet<string>, role: string): PDFObject {
    this.budget.spendValue()
    const value = this.resolve(given)
    if (value instanceof PDFRawStream) return this.once(role, value, () => this.stream(value, keys, role))
    if (value instanceof PDFDict || value instanceof PDFArray) {
      if (!(given instanceof PDFRef)) return this.container(value, keys, role)
      return this.once(role, value, () => this.container(value, keys, role))
    }
    return plain(value)
  }

  /** Sets those of the keys that the source has. */
  setData(copy: PDFDict, source: PDFDict, keys: ReadonlySet<string>, role: string): void {
    for (const [key, value] of source.entries()) {
      const name = textOfName(key)
      if (keys.has(name)) set(copy, name, this.data(value, keys, role))
    }
  }

  /** Each kind of resource by its names; one copy for all pages that share it. */
  resources(given: PDFObject | undefined): PDFObject {
    const value = this.resolve(given)
    if (!(value instanceof PDFDict)) return PDFNull
    return this.once('resources', value, () => {
      const copy = this.dict()
      set(copy, 'ProcSet', this.graphics(value.get(nameOf('ProcSet'))))
      for (const kind of resourceKinds) {
        const named = this.dictIn(value, kind)
        if (named) set(copy, kind, this.byName(named, kind))
      }
      return copy
    })
  }

  private byName(named: PDFDict, kind: string) {
    const copy = this.dict()
    for (const [name, value] of named.entries()) {
      if (this.isResource(value, kind)) set(copy, textOfName(name), this.graphics(value))
    }
    return copy
  }

  /** Other objects of a page are programs of printers; other properties are notes of programs. */
  private isResource(given: PDFObject, kind: string) {
    const value = this.resolve(given)
    if (kind === 'XObject') {
      const isDrawn = value instanceof PDFRawStream && drawn.includes(this.nameIn(value.dict, 'Subtype') ?? '')
      if (!isDrawn) this.isSanitized = true
      return isDrawn
    }
    if (kind !== 'Properties') return true
    return value instanceof PDFDict && ['OCG', 'OCMD'].includes(this.nameIn(value, 'Type') ?? '')
  }

  private container(value: PDFDict | PDFArray, keys: ReadonlySet<string>, role: string): PDFObject {
    if (value instanceof PDFDict) return this.dictionary(value, keys, role)
    const copy = PDFArray.withContext(this.target)
    for (const one of value.asArray()) copy.push(this.data(one, keys, role))
    return copy
  }

  private dictionary(dict: PDFDict, keys: ReadonlySet<string>, role: string): PDFObject {
    if (foreignTypes.has(this.nameIn(dict, 'Type') ?? '')) return PDFNull
    const copy = this.dict()
    this.setData(copy, dict, keys, role)
    if (keys !== graphicsKeys) return copy
    set(copy, 'Resources', this.resources(dict.get(nameOf('Resources'))))
    for (const key of namedKeys) {
      const named = this.dictIn(dict, key)
      if (named) set(copy, key, this.byName(named, key))
    }
    return copy
  }

  private stream(stream: PDFRawStream, keys: ReadonlySet<string>, role: string): PDFObject {
    const filters = filtersOf(stream)
    const dict = this.dictionary(stream.dict, keys, role)
    if (!filters || !(dict instanceof PDFDict)) return PDFNull
    this.streams.push(stream)
    if (elsewhere.some(key => stream.dict.has(nameOf(key)))) this.isSanitized = true
    const names = [...filters.packings.map(({ name }) => name), ...(filters.picture ? [filters.picture] : [])]
    if (names.length === 0) {
      set(dict, 'Filter', nameOf('FlateDecode'))
      return PDFRawStream.of(dict, deflateSync(stream.contents))
    }
    set(dict, 'Filter', this.target.obj(names))
    set(dict, 'DecodeParms', this.data(stream.dict.get(nameOf('DecodeParms')), filterKeys, 'filter'))
    return PDFRawStream.of(dict, stream.contents)
  }
}

/** Nothing is set for what didn't come along. */
export function set(dict: PDFDict, key: string, value: PDFObject): void {
  if (value !== PDFNull) dict.set(nameOf(key), value)
}

/** Strings are written as digits, so that nothing in them is taken for syntax. */
function plain(value: PDFObject | undefined): PDFObject {
  if (value instanceof PDFString || value instanceof PDFHexString) {
    return PDFHexString.of(Buffer.from(value.asBytes()).toString('hex'))
  }
  if (value instanceof PDFNumber) return Number.isFinite(value.asNumber()) ? value : PDFNumber.of(0)
  return value instanceof PDFName || value instanceof PDFBool ? value : PDFNull
}
