import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page as a picture of one sample per point: how dark each one is, 0 to 255. */
export interface DrawnPage {
  width: number
  height: number
  /** The share of dark samples between two heights, counted from above. */
  inkBetween(top: number, bottom: number): number
  /** Whether the sample at this point, counted from the upper left corner, is dark. */
  isDark(x: number, y: number): boolean
  /** Whether nothing at all is drawn within so many points of any edge. */
  hasFreeEdge(width: number): boolean
}

/** Every page of a document as people see it. */
export async function drawnPages(bytes: Buffer): Promise<DrawnPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: DrawnPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const [width, height] = [viewport.width, viewport.height]
    const canvas = createCanvas(width, height)
    await page.render({ canvas: canvas as never, viewport }).promise
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
    const isDark = (x: number, y: number) => (data[4 * (y * width + x)] ?? 255) < 200
    pages.push(pageOf(width, height, isDark))
  }
  await task.destroy()
  return pages
}

function pageOf(width: number, height: number, isDark: (x: number, y: number) => boolean): DrawnPage {
  const dark = (left: number, top: number, right: number, bottom: number) => {
    let count = 0
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (isDark(x, y)) count += 1
    return count
  }
  return {
    width,
    height,
    isDark,
    inkBetween: (top, bottom) => dark(0, top, width, bottom) / (width * (bottom - top)),
    hasFreeEdge: edge => dark(edge, edge, width - edge, height - edge) === dark(0, 0, width, height),
  }
}
