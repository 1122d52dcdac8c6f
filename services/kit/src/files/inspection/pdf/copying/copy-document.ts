import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib'
import { damaged } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { dynamicForm, PdfRefused } from '../terms/pdf-refused.ts'
import { Annotations } from './annotations.ts'
import { Destinations } from './destinations.ts'
import { formKeys, informationKeys, pageBoxes, pageLabelKeys } from './keys.ts'
import { ObjectCopy, set } from './object-copy.ts'
import { outlinesOf } from './outlines.ts'
import { pagesOf, type SourcePage, valueOfPage } from './pages.ts'

const modes = ['UseNone', 'UseOutlines', 'UseThumbs', 'UseOC']
const letter = [0, 0, 612, 792]
/** What a catalog or a page does by itself, or carries along. */
const active = ['OpenAction', 'AA', 'AF', 'Collection', 'PresSteps']
const activeNames = ['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations']

/**
 * Makes a new document of a parsed one: its pages with their annotations, its form, its outline, its layers and its title.
 * Everything else stays behind.
 * @throws PdfRefused
 */
export function copyDocument(source: PDFContext, budget: Budget): ObjectCopy {
  const copy = new ObjectCopy(source, budget)
  const catalog = copy.resolve(source.trailerInfo.Root)
  if (!(catalog instanceof PDFDict)) throw new PdfRefused(damaged)
  const pages = pagesOf(copy.dictIn(catalog, 'Pages'), copy)
  if (pages.length === 0) throw new PdfRefused(damaged)
  const destinations = new Destinations(copy, catalog, pages)
  const annotations = new Annotations(copy, destinations)

  const root = copy.dict()
  set(root, 'Type', PDFName.of('Catalog'))
  set(root, 'Pages', pageTree(pages, copy, annotations))
  const form = copy.dictIn(catalog, 'AcroForm')
  if (form) set(root, 'AcroForm', formOf(form, catalog, copy, annotations))
  set(root, 'Outlines', outlinesOf(catalog, copy, destinations))
  set(root, 'OCProperties', copy.graphics(catalog.get(PDFName.of('OCProperties'))))
  set(root, 'PageLabels', copy.data(catalog.get(PDFName.of('PageLabels')), pageLabelKeys, 'labels'))
  copy.setData(root, catalog, new Set(['Lang', 'PageLayout']), 'catalog')
  const mode = copy.nameIn(catalog, 'PageMode')
  if (mode && modes.includes(mode)) set(root, 'PageMode', PDFName.of(mode))
  noteActive(catalog, copy)

  const { trailerInfo } = copy.target
  trailerInfo.Root = copy.target.register(root)
  const given = copy.resolve(source.trailerInfo.Info)
  if (given instanceof PDFDict) {
    const information = copy.dict()
    copy.setData(information, given, informationKeys, 'information')
    trailerInfo.Info = copy.target.register(information)
  }
  copy.finish()
  return copy
}

/** All pages under one node. */
function pageTree(pages: readonly SourcePage[], copy: ObjectCopy, annotations: Annotations) {
  const tree = copy.target.nextRef()
  for (const page of pages) {
    const dict = copy.dict()
    set(dict, 'Type', PDFName.of('Page'))
    set(dict, 'Parent', tree)
    for (const box of pageBoxes) set(dict, box, copy.graphics(valueOfPage(page, box)))
    if (!dict.has(PDFName.of('MediaBox'))) set(dict, 'MediaBox', copy.target.obj(letter))
    for (const key of ['Rotate', 'Tabs', 'UserUnit', 'Group']) set(dict, key, copy.graphics(valueOfPage(page, key)))
    set(dict, 'Resources', copy.resources(valueOfPage(page, 'Resources')))
    set(dict, 'Contents', copy.graphics(page.dict.get(PDFName.of('Contents'))))
    set(dict, 'Annots', annotations.ofPage(page.dict.get(PDFName.of('Annots')), page.ref))
    if (!dict.has(PDFName.of('Resources'))) set(dict, 'Resources', copy.dict())
    noteActive(page.dict, copy)
    copy.target.assign(page.ref, dict)
  }
  const kids = PDFArray.withContext(copy.target)
  for (const { ref } of pages) kids.push(ref)
  const node = copy.target.obj({ Type: 'Pages', Count: PDFNumber.of(pages.length) })
  node.set(PDFName.of('Kids'), kids)
  copy.target.assign(tree, node)
  return tree
}

/** Its fields with their values. Programs that show a form in a way of their own (XFA) see the usual one. */
function formOf(form: PDFDict, catalog: PDFDict, copy: ObjectCopy, annotations: Annotations): PDFObject {
  const fields = copy.arrayIn(form, 'Fields').flatMap(field => {
    const dict = copy.resolve(field)
    return dict instanceof PDFDict ? [annotations.field(dict)] : []
  })
  const hasXfa = form.has(PDFName.of('XFA'))
  // The only page of such a form asks to open it in another program.
  if (hasXfa && fields.length === 0 && catalog.has(PDFName.of('NeedsRendering'))) throw new PdfRefused(dynamicForm)
  if (hasXfa) copy.isSanitized = true
  const copied = copy.dict()
  copy.setData(copied, form, formKeys, 'form')
  set(copied, 'DR', copy.resources(form.get(PDFName.of('DR'))))
  set(copied, 'Fields', copy.target.obj(fields))
  return copied
}

function noteActive(dict: PDFDict, copy: ObjectCopy) {
  const names = copy.dictIn(dict, 'Names')
  const opens = copy.get(dict, 'OpenAction')
  const found = active.filter(key => dict.has(PDFName.of(key)))
  // One that only says which page is shown first does nothing.
  const isPlain = opens instanceof PDFArray || (opens instanceof PDFDict && copy.nameIn(opens, 'S') === 'GoTo')
  if (found.some(key => !(key === 'OpenAction' && isPlain))) copy.isSanitized = true
  if (names && activeNames.some(key => names.has(PDFName.of(key)))) copy.isSanitized = true
}
