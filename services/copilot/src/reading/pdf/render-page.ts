import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { loadPdfLibrary, type PDFPageProxy } from './pdf-library.ts'

/** Dots per inch: more doesn't make OCR better, but slower. */
const resolution = 200
/** In pixels. */
const maxSide = 3_400
const minSide = 1_400

/** A page as people see it, without the values of form fields, whose text is known. */
export async function renderPage(page: PDFPageProxy): Promise<{ canvas: Canvas; pointsPerPixel: number }> {
  const { AnnotationMode } = await loadPdfLibrary()
  const { width, height } = page.getViewport({ scale: 1 })
  const longer = Math.max(width, height)
  const scale = Math.min(maxSide, Math.max(minSide, (longer * resolution) / 72)) / longer
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: '#fff',
    annotationMode: AnnotationMode.ENABLE_FORMS,
  }).promise
  return { canvas, pointsPerPixel: 1 / scale }
}
