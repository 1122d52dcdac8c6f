import { type Canvas, createCanvas } from '@napi-rs/canvas'
import UTIF, { type IFD } from 'utif2'
import { type OpenedDocument, PageUnread } from '../opening/opened-document.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { uprightCanvas } from './orientation.ts'
import { seenPage } from './seen-page.ts'

/** A fax has fewer pages. */
const maxPages = 1_000
const maxPixels = 50_000_000

/** Scans and faxes, a picture for each page. */
export async function openTiff(bytes: Buffer): Promise<OpenedDocument> {
  const pages = directoriesOf(bytes)
  if (pages.length === 0) throw new ReadingFailed('DAMAGED')
  if (pages.length > maxPages) throw new ReadingFailed('TOO_LARGE')
  return {
    total: pages.length,
    async read(number) {
      const page = pages[number - 1]
      if (!page) throw new PageUnread('This page doesn’t exist.')
      return seenPage(number, uprightCanvas(pictureOf(bytes, page), numberOf(page, 't274') || 1))
    },
    close: async () => undefined,
  }
}

function directoriesOf(bytes: Buffer): IFD[] {
  try {
    // Small copies that stand before or behind the page say that they are.
    return UTIF.decode(bytes).filter(page => numberOf(page, 't256') > 0 && (numberOf(page, 't254') & 1) === 0)
  } catch {
    throw new ReadingFailed('DAMAGED')
  }
}

function pictureOf(bytes: Buffer, page: IFD): Canvas {
  if (numberOf(page, 't256') * numberOf(page, 't257') > maxPixels)
    throw new PageUnread('The picture of this page is too large to read.')
  try {
    UTIF.decodeImage(bytes, page)
    const points = UTIF.toRGBA8(page)
    const canvas = createCanvas(page.width, page.height)
    const context = canvas.getContext('2d')
    const picture = context.createImageData(page.width, page.height)
    picture.data.set(points)
    context.putImageData(picture, 0, 0)
    return canvas
  } catch {
    throw new PageUnread('The picture of this page is damaged.')
  } finally {
    // What was decoded stays with the page otherwise.
    delete (page as Partial<IFD>).data
  }
}

/** @param tag of the directory, such as t256 for the width */
function numberOf(page: IFD, tag: string): number {
  const value: unknown = (page as Record<string, unknown>)[tag]
  return Number(Array.isArray(value) || ArrayBuffer.isView(value) ? (value as unknown as number[])[0] : value) || 0
}
