import { deflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPageLeaf, PDFRawStream } from '@cantoo/pdf-lib'
import { verifyInert } from '@coverdesk/kit/inspection'
import { colorIn, frameWidthOf, type Widget, widgetsOf } from './fields-of-page.ts'
import type { FormField, TakenApart } from './form-field.ts'
import { type PageView, viewOf } from './page-view.ts'
import { bytesOf } from './plain-stream.ts'
import { SafeCopy } from './safe-copy.ts'

const maxPages = 20
const maxFields = 2_000
/** Places of all fields. */
const maxPlaces = 4_000

/** A sentence for the person who has sent the form. */
export class FormRefused extends Error {}

/**
 * Makes a document of a fillable form that looks like it and does nothing, and tells what was fillable in it
 * (docs/adr/0028). Belongs into a process of its own.
 * @throws FormRefused, or anything where the file is damaged
 */
export async function takeApart(bytes: Uint8Array): Promise<TakenApart> {
  const source = await open(bytes)
  const leaves = source.getPages().map(({ node }) => node)
  if (leaves.length > maxPages) throw new FormRefused(`This form has more than ${maxPages} pages.`)
  const target = await PDFDocument.create({ updateMetadata: false })
  const copier = new SafeCopy(source.context, target.context)
  const form = source.catalog.lookup(PDFName.of('AcroForm'))
  const widgets: Widget[] = []
  const pages: TakenApart['pages'] = []
  for (const [index, leaf] of leaves.entries()) {
    const view = viewOf(leaf)
    pages.push({ width: view.width, height: view.height })
    const own = widgetsOf(leaf, view, index + 1, form instanceof PDFDict ? form : undefined)
    widgets.push(...own)
    addPage(target, copier, leaf, view, own)
  }
  const layers = source.catalog.get(PDFName.of('OCProperties'))
  if (layers) target.catalog.set(PDFName.of('OCProperties'), copier.copy(layers))
  const fields = fieldsOf(widgets)
  if (fields.length === 0) throw new FormRefused(nothingToFill(form))
  const document = Buffer.from(await target.save({ addDefaultPage: false, updateFieldAppearances: false }))
  await verifyInert(document)
  return { document, pages, fields }
}

async function open(bytes: Uint8Array) {
  try {
    return await PDFDocument.load(bytes, { password: '', updateMetadata: false, parseSpeed: 500, preserveXFA: true })
  } catch (error) {
    if (!/NEEDS PASSWORD|incorrect password|unknown encryption/i.test(String(error))) throw error
    throw new FormRefused('This form needs a password. Save it without one and choose that copy.')
  }
}

/** The page as one picture, upright, with the look of its empty fields on it. */
function addPage(target: PDFDocument, copier: SafeCopy, leaf: PDFPageLeaf, view: PageView, widgets: readonly Widget[]) {
  const { context } = target
  const page = target.addPage([view.width, view.height])
  const box = leaf.CropBox() ?? leaf.MediaBox()
  const described = context.obj({ Type: 'XObject', Subtype: 'Form', Filter: 'FlateDecode' })
  described.set(PDFName.of('BBox'), copier.copy(box))
  described.set(PDFName.of('Resources'), copier.copy(leaf.Resources() ?? context.obj({})))
  const group = leaf.get(PDFName.of('Group'))
  if (group) described.set(PDFName.of('Group'), copier.copy(group))
  const picture = context.register(PDFRawStream.of(described, deflateSync(contentOf(leaf))))
  const resources = context.obj({ XObject: { Page: picture } })
  page.node.set(PDFName.of('Resources'), resources)
  const drawn = `q ${view.matrix.join(' ')} cm /Page Do Q\n${widgets.map(widget => lookOf(widget, view)).join('')}`
  const content = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(Buffer.from(drawn)))
  page.node.set(PDFName.of('Contents'), context.register(content))
}

function contentOf(leaf: PDFPageLeaf): Buffer {
  const given = leaf.Contents()
  const streams = given instanceof PDFArray ? given.asArray().map((_, place) => given.lookup(place)) : [given]
  return Buffer.concat(
    streams.flatMap(stream => (stream instanceof PDFRawStream ? [bytesOf(stream), Buffer.from('\n')] : [])),
  )
}

/** The ground and the frame that a reader draws under what is filled in. */
function lookOf({ dict, place }: Widget, view: PageView): string {
  const [ground, frame, thick] = [colorIn(dict, 'BG'), colorIn(dict, 'BC'), frameWidthOf(dict)]
  const paint = (color: number[], names: string) =>
    `${color.join(' ')} ${names.split(' ')[[1, 3, 4].indexOf(color.length)]}`
  const box = (inset: number) =>
    [
      place.x * view.width + inset,
      view.height * (1 - place.y - place.height) + inset,
      place.width * view.width - 2 * inset,
      place.height * view.height - 2 * inset,
    ].join(' ')
  const parts = [
    ground.length > 0 ? `${paint(ground, 'g rg k')} ${box(0)} re f` : '',
    frame.length > 0 && thick > 0 ? `${paint(frame, 'G RG K')} ${thick} w ${box(thick / 2)} re S` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `q ${parts.join(' ')} Q\n` : ''
}

/** Each field once, where it is first. */
function fieldsOf(widgets: readonly Widget[]): FormField[] {
  const fields = new Map<string, FormField>()
  const rows = [...widgets].sort(
    ({ place: one }, { place: other }) => one.page - other.page || one.y - other.y || one.x - other.x,
  )
  if (rows.length > maxPlaces)
    throw new FormRefused(`This form has more than ${maxFields.toLocaleString('en-US')} fields.`)
  for (const { field, place } of rows) {
    const known = fields.get(field.name)
    if (!known) fields.set(field.name, { ...field, places: [place] })
    else if (known.kind === field.kind) known.places.push(place)
  }
  if (fields.size > maxFields)
    throw new FormRefused(`This form has more than ${maxFields.toLocaleString('en-US')} fields.`)
  return [...fields.values()]
}

const nothingToFill = (form: unknown) =>
  form instanceof PDFDict && form.has(PDFName.of('XFA'))
    ? 'The fields of this form can be filled by one program only (XFA). Choose a PDF with usual fillable fields.'
    : 'There is nothing to fill in this PDF. Choose one with fillable fields.'
