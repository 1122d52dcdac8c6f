import { PDFArray, PDFDict, PDFNull, PDFNumber, type PDFObject, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { nameOf, textOfName } from '../terms/names.ts'
import type { Destinations } from './destinations.ts'
import { annotationKeys, annotationTypes, fieldKeys, lookKeys } from './keys.ts'
import { type ObjectCopy, set } from './object-copy.ts'

/** How far up a field's parents are followed. */
const maxParents = 32
/** A field that sends a file from its reader's disk. */
const fileSelect = 1 << 20
const actions = ['A', 'AA', 'PA']

/** Copies annotations and the fields of forms: what they look like and hold, not what they do. */
export class Annotations {
  /** Which page each one is on. */
  readonly #pages = new Map<PDFDict, PDFRef>()

  constructor(
    private readonly copy: ObjectCopy,
    private readonly destinations: Destinations,
  ) {}

  /** Of one page. */
  ofPage(given: PDFObject | undefined, page: PDFRef): PDFObject {
    const array = this.copy.resolve(given)
    if (!(array instanceof PDFArray)) return PDFNull
    const copies = PDFArray.withContext(this.copy.target)
    for (const one of array.asArray()) {
      const annotation = this.copy.resolve(one)
      const ref = annotation instanceof PDFDict ? this.annotation(annotation, page) : null
      if (ref) copies.push(ref)
    }
    return copies.size() > 0 ? copies : PDFNull
  }

  /** A field of a form, which may be its own place on a page. */
  field(dict: PDFDict): PDFRef {
    return this.copy.once('field', dict, () => {
      const copied = this.copy.dict()
      this.setField(copied, dict)
      if (this.copy.nameIn(dict, 'Subtype') === 'Widget') this.setAnnotation(copied, dict, 'Widget')
      return copied
    })
  }

  private annotation(dict: PDFDict, page: PDFRef): PDFRef | null {
    const { copy } = this
    const kind = copy.nameIn(dict, 'Subtype') ?? ''
    if (kind === 'Widget') {
      this.#pages.set(dict, page)
      return this.field(dict)
    }
    const isKnown = annotationTypes.has(kind)
    if (!isKnown) copy.isSanitized = true
    const look = this.look(dict)
    // A film's first picture is a part of the page.
    if (!isKnown && look === PDFNull) return null
    this.#pages.set(dict, page)
    return copy.once('annotation', dict, () => {
      const copied = copy.dict()
      this.setAnnotation(copied, dict, isKnown ? kind : 'Stamp')
      return copied
    })
  }

  private setAnnotation(copied: PDFDict, dict: PDFDict, kind: string) {
    const { copy } = this
    set(copied, 'Type', nameOf('Annot'))
    set(copied, 'Subtype', nameOf(kind))
    copy.setData(copied, dict, annotationKeys, 'annotation-data')
    set(copied, 'P', this.#pages.get(dict) ?? PDFNull)
    set(copied, 'AP', this.look(dict))
    set(copied, 'OC', copy.graphics(dict.get(nameOf('OC'))))
    const characteristics = copy.dictIn(dict, 'MK')
    if (characteristics) set(copied, 'MK', this.characteristics(characteristics))
    if (kind === 'Link') this.destinations.setTarget(copied, dict)
    else if (actions.some(key => dict.has(nameOf(key)))) copy.isSanitized = true
    for (const key of ['Popup', 'IRT', ...(kind === 'Popup' ? ['Parent'] : [])]) {
      const other = copy.dictIn(dict, key)
      const page = this.#pages.get(dict)
      const ref = other && page && other !== dict ? this.annotation(other, page) : null
      if (ref) set(copied, key, ref)
    }
  }

  private setField(copied: PDFDict, dict: PDFDict) {
    const { copy } = this
    const isSignature = this.kindOf(dict) === 'Sig'
    if (isSignature && dict.has(nameOf('V'))) copy.isSanitized = true
    const keys = isSignature ? signatureKeys : fieldKeys
    copy.setData(copied, dict, keys, 'field-data')
    const flags = copy.get(dict, 'Ff')
    if (flags instanceof PDFNumber) set(copied, 'Ff', PDFNumber.of(flags.asNumber() & ~fileSelect))
    if (dict.has(nameOf('AA'))) copy.isSanitized = true
    const parent = copy.dictIn(dict, 'Parent')
    if (parent && parent !== dict) set(copied, 'Parent', this.field(parent))
    const kids = copy.arrayIn(dict, 'Kids').map(kid => copy.resolve(kid))
    const copies = kids.flatMap(kid => (kid instanceof PDFDict && kid !== dict ? [this.field(kid)] : []))
    if (copies.length > 0) set(copied, 'Kids', copy.target.obj(copies))
  }

  /** Text, button, choice or signature: a field may have it from its parents. */
  private kindOf(dict: PDFDict) {
    let field: PDFDict | undefined = dict
    for (let count = 0; field && count < maxParents; count += 1) {
      const kind = this.copy.nameIn(field, 'FT')
      if (kind) return kind
      field = this.copy.dictIn(field, 'Parent')
    }
    return null
  }

  /** Pictures of its states, each a stream. */
  private look(dict: PDFDict): PDFObject {
    const { copy } = this
    const given = copy.dictIn(dict, 'AP')
    if (!given) return PDFNull
    const copied = copy.dict()
    for (const key of ['N', 'R', 'D']) {
      const state = copy.get(given, key)
      if (state instanceof PDFRawStream) set(copied, key, copy.graphics(given.get(nameOf(key))))
      if (!(state instanceof PDFDict)) continue
      const states = copy.dict()
      for (const [name, value] of state.entries()) {
        if (copy.resolve(value) instanceof PDFRawStream) set(states, textOfName(name), copy.graphics(value))
      }
      set(copied, key, states)
    }
    return copied.has(nameOf('N')) ? copied : PDFNull
  }

  private characteristics(dict: PDFDict) {
    const copied = this.copy.dict()
    this.copy.setData(copied, dict, lookKeys, 'look')
    for (const key of ['I', 'RI', 'IX']) set(copied, key, this.copy.graphics(dict.get(nameOf(key))))
    return copied
  }
}

const signatureKeys = new Set([...fieldKeys].filter(key => key !== 'V' && key !== 'DV'))
