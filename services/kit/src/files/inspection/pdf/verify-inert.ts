import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { Budget } from './budget.ts'
import { parseDocument } from './parsing/parse-document.ts'
import { nameOf, textOfName } from './terms/names.ts'

/** Kinds of actions; only the way to a web page may be in a document. */
const actions = new Set([
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'GoToDp', 'SubmitForm', 'ImportData', 'ResetForm', 'Hide', 'Named'],
  ...['Rendition', 'Movie', 'Sound', 'Thread', 'SetOCGState', 'Trans', 'GoTo3DView', 'RichMediaExecute'],
])
const media = new Set(['FileAttachment', 'Movie', 'Sound', 'Screen', '3D', 'RichMedia', 'TrapNet', 'PrinterMark'])
/** Keys of a catalog, a page, a form, a field or an annotation that make it do something or carry something along. */
const forbidden = ['AA', 'AF', 'OpenAction', 'Names', 'XFA', 'JS', 'Collection', 'PieceInfo', 'Metadata', 'Encrypt']
const forbiddenInStreams = ['F', 'FFilter', 'Ref', 'OPI', 'EF', 'Metadata']
/** What tells them from the rest: other dictionaries may have any name as a key, such as that of a font. */
const marks = ['Kids', 'FT', 'Rect', 'Fields', 'Parent']

/**
 * Opens a document once more and looks for anything that acts, by other rules than those by which it was made.
 * @throws when there is something, or the document can't be opened
 */
export async function verifyInert(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const context = parseDocument(file, new Budget(), '')
  const root = context.lookup(context.trailerInfo.Root)
  if (!(root instanceof PDFDict) || context.trailerInfo.Encrypt) throw new Error('The document can’t be opened.')
  for (const [, object] of context.enumerateIndirectObjects()) verify(object)
}

/** The parser lets nothing be nested deeply. */
function verify(object: PDFObject): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) verify(item)
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return
  if (object instanceof PDFStream) refuse(dict, forbiddenInStreams)
  const [type, subtype, action] = ['Type', 'Subtype', 'S'].map(key => nameIn(dict, key))
  const isMarked = ['Catalog', 'Page', 'Annot'].includes(type ?? '') || marks.some(key => dict.has(nameOf(key)))
  if (isMarked) refuse(dict, forbidden)
  if (media.has(subtype ?? '') || actions.has(action ?? '')) throw new Error(`There is ${subtype ?? action} in it.`)
  for (const [, value] of dict.entries()) verify(value)
}

function refuse(dict: PDFDict, keys: readonly string[]) {
  const found = keys.find(key => dict.has(nameOf(key)))
  if (found) throw new Error(`There is ${found} in it.`)
}

function nameIn(dict: PDFDict, key: string) {
  const name = dict.lookup(nameOf(key))
  return name instanceof PDFName ? textOfName(name) : null
}
