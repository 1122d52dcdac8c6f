import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPageLeaf,
  PDFString,
} from '@cantoo/pdf-lib'
import { alignments, type FieldPlace, type FormField } from './form-field.ts'
import { boxOf, inView, type PageView } from './page-view.ts'

/** How far up a field's parents are followed. */
const maxParents = 32
const maxName = 500
const maxTooltip = 1_000
/** Bits of PDF 32000-1, tables 165, 221, 226 and 228. */
const hidden = 2 | 32
const flags = { password: 1 << 13, file: 1 << 20, multiline: 1 << 12, comb: 1 << 24, radio: 1 << 15, push: 1 << 16 }

/** One place of a field, and how it looks when it is empty. */
export interface Widget {
  field: Omit<FormField, 'places'>
  place: FieldPlace
  dict: PDFDict
}

/** What can be filled on a page, in the order of its file. `form` has what holds for all of its fields. */
export function widgetsOf(leaf: PDFPageLeaf, view: PageView, page: number, form: PDFDict | undefined): Widget[] {
  const annotations = leaf.Annots()
  if (!annotations) return []
  return Array.from({ length: annotations.size() }, (_, place) => annotations.lookup(place)).flatMap(annotation => {
    if (!(annotation instanceof PDFDict)) return []
    const field = fieldOf(annotation, form)
    const place = field && placeOf(annotation, view, page)
    return field && place ? [{ field, place, dict: annotation }] : []
  })
}

function fieldOf(widget: PDFDict, form: PDFDict | undefined): Omit<FormField, 'places'> | null {
  if (nameIn(widget, 'Subtype') !== 'Widget') return null
  if ((numberIn(widget.lookup(PDFName.of('F'))) ?? 0) & hidden) return null
  const line = lineOf(widget)
  const inherited = (key: string) => line.map(dict => dict.lookup(PDFName.of(key))).find(Boolean)
  const kind = kindOf(inherited('FT'), numberIn(inherited('Ff')) ?? 0)
  const name = line
    .map(dict => textIn(dict.lookup(PDFName.of('T'))))
    .filter(part => part !== '')
    .reverse()
    .join('.')
  if (!kind || name === '' || name.length > maxName) return null
  const bits = numberIn(inherited('Ff')) ?? 0
  const most = numberIn(inherited('MaxLen')) ?? 0
  const font = textIn(inherited('DA') ?? form?.lookup(PDFName.of('DA')))
  const size = Number(/(\d+(?:\.\d+)?)\s+Tf/.exec(font)?.[1] ?? 0)
  return {
    ...{ name, kind, maxLength: kind === 'TEXT' && most > 0 && most < 100_000 ? Math.floor(most) : null },
    tooltip: textIn(inherited('TU')).slice(0, maxTooltip) || null,
    isMultiline: kind === 'TEXT' && (bits & flags.multiline) !== 0,
    isComb: kind === 'TEXT' && (bits & flags.comb) !== 0 && most > 0,
    fontSize: size > 0 && size <= 72 ? size : 0,
    align: alignments[numberIn(inherited('Q') ?? form?.lookup(PDFName.of('Q'))) ?? 0] ?? 'LEFT',
  }
}

/** The widget and those that it is a part of. */
function lineOf(widget: PDFDict): PDFDict[] {
  const line: PDFDict[] = []
  let dict: PDFObject | undefined = widget
  while (dict instanceof PDFDict && line.length < maxParents && !line.includes(dict)) {
    line.push(dict)
    dict = dict.lookup(PDFName.of('Parent'))
  }
  return line
}

function kindOf(type: PDFObject | undefined, bits: number): FormField['kind'] | null {
  const name = type instanceof PDFName ? type.decodeText() : ''
  if (name === 'Tx') return bits & (flags.password | flags.file) ? null : 'TEXT'
  if (name === 'Btn') return bits & (flags.radio | flags.push) ? null : 'CHECKBOX'
  return null
}

function placeOf(widget: PDFDict, view: PageView, page: number): FieldPlace | null {
  const given = boxOf(widget.lookup(PDFName.of('Rect')))
  if (!given) return null
  const box = inView(view, given)
  const [left, right] = [Math.max(0, box.left), Math.min(view.width, box.right)]
  const [bottom, top] = [Math.max(0, box.bottom), Math.min(view.height, box.top)]
  if (right - left < 2 || top - bottom < 2) return null
  const look = widget.lookup(PDFName.of('MK'))
  const own = look instanceof PDFDict ? numberIn(look.lookup(PDFName.of('R'))) : null
  // Who turns a page and says nothing of its fields wants them to be read.
  const turn = own === null ? 0 : (((Math.round((own - view.turn) / 90) * 90) % 360) + 360) % 360
  return {
    page,
    x: left / view.width,
    y: (view.height - top) / view.height,
    width: (right - left) / view.width,
    height: (top - bottom) / view.height,
    turn,
  }
}

const numberIn = (object: PDFObject | undefined) => {
  const number = object instanceof PDFNumber ? object.asNumber() : Number.NaN
  return Number.isFinite(number) ? number : null
}

const nameIn = (dict: PDFDict, key: string) => {
  const name = dict.lookup(PDFName.of(key))
  return name instanceof PDFName ? name.decodeText() : null
}

const textIn = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString
    ? object
        .decodeText()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : ''

/** A color as a form says it: as many numbers as its space has parts. */
export function colorIn(widget: PDFDict, key: 'BG' | 'BC'): number[] {
  const look = widget.lookup(PDFName.of('MK'))
  const color = look instanceof PDFDict ? look.lookup(PDFName.of(key)) : undefined
  if (!(color instanceof PDFArray)) return []
  const parts = Array.from({ length: color.size() }, (_, place) => numberIn(color.lookup(place)))
  return [1, 3, 4].includes(parts.length) ? parts.map(part => Math.min(1, Math.max(0, part ?? 0))) : []
}

/** How wide a reader draws a field's frame, in points. */
export function frameWidthOf(widget: PDFDict): number {
  const [style, border] = [widget.lookup(PDFName.of('BS')), widget.lookup(PDFName.of('Border'))]
  const given = style instanceof PDFDict ? numberIn(style.lookup(PDFName.of('W'))) : null
  const old = border instanceof PDFArray ? numberIn(border.lookup(2)) : null
  return Math.min(4, Math.max(0, given ?? old ?? 1))
}
