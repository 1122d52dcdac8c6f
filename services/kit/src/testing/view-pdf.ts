import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { AnnotationMode, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a person sees of a document in a reader: each page as a picture and as text, its links, the form, the contents. */
export async function viewPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true })
  const document = await task.promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await viewPage(document, number))
  const [fields, outline, labels] = await Promise.all([
    document.getFieldObjects(),
    document.getOutline(),
    document.getPageLabels(),
  ])
  const view = { pages, fields: valuesOf(fields), outline: titlesOf(outline), labels }
  await task.destroy()
  return view
}

async function viewPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const canvas = createCanvas(viewport.width, viewport.height)
  await page.render({ canvas: canvas as never, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  const pixels = canvas.getContext('2d').getImageData(0, 0, viewport.width, viewport.height).data
  const dark = pixels.filter((sample, index) => index % 4 !== 3 && sample < 128).length
  const { items } = await page.getTextContent()
  const annotations = await page.getAnnotations()
  return {
    size: [viewport.width, viewport.height, viewport.rotation],
    pixels: createHash('sha256').update(pixels).digest('hex'),
    /** A page with nothing on it would look the same in any way. */
    hasInk: dark > 0,
    text: items.map(item => ('str' in item ? item.str : '')).join(' '),
    annotations: annotations.map(({ subtype, rect, url, contentsObj, fieldName, fieldValue, dest }) => ({
      ...{ subtype, rect, url, contents: contentsObj?.str, fieldName, fieldValue, leadsSomewhere: Boolean(dest) },
    })),
  }
}

const valuesOf = (fields: Record<string, object[]> | null) =>
  Object.entries(fields ?? {}).map(([name, places]) => [
    name,
    places.map(place => {
      const { type, value, defaultValue, multiline, charLimit, editable, items } = place as Record<string, unknown>
      return { type, value, defaultValue, multiline, charLimit, editable, items }
    }),
  ])

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>
const titlesOf = (outline: Outline): unknown[] =>
  (outline ?? []).map(({ title, url, dest, items }) => ({ title, url, hasPage: dest !== null, items: titlesOf(items) }))
