import { loadImage } from '@napi-rs/canvas'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { uprightCanvas } from './orientation.ts'
import { seenPage } from './seen-page.ts'

/** In pixels, as many as an upload may have. */
const maxPixels = 50_000_000

/** A photo or a scan: PNG, JPEG or WebP. The decoder turns it as its camera was held. */
export async function openPicture(bytes: Buffer): Promise<OpenedDocument> {
  const image = await loadImage(bytes).catch(() => {
    throw new ReadingFailed('DAMAGED')
  })
  if (image.width * image.height > maxPixels) throw new ReadingFailed('TOO_LARGE')
  if (image.width * image.height === 0) throw new ReadingFailed('DAMAGED')
  return {
    total: 1,
    read: number => seenPage(number, uprightCanvas(image, 1)),
    close: async () => undefined,
  }
}
