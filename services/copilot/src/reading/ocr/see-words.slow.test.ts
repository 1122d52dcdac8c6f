import UTIF from 'utif2'
import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '../page.ts'
import { madePdf, textLines } from '../testing/made-pdf.ts'
import { placeOf, readAll } from '../testing/read-all.ts'
import { letter, scannedPage } from '../testing/scanned-page.ts'
import { endRecognizer } from './recognizer.ts'

afterAll(endRecognizer)

const wordsOfLetter = letter.join(' ').split(' ')

/** How many of the letter's words were read, from 0 to 1. */
function share(page: Page | undefined): number {
  const read = new Set(page?.words.map(({ text }) => text))
  return wordsOfLetter.filter(word => read.has(word)).length / wordsOfLetter.length
}

/** Where "Harbor" begins on the page when it is turned. */
const placeOfHarbor: Record<number, [number, number]> = {
  0: [10, 9],
  90: [89, 10],
  180: [82, 90],
  270: [9, 82],
  [-3]: [8, 11],
  2: [11, 8],
}

describe('OCR', () => {
  it.each([0, 90, 180, 270, 2, -3])(
    'reads a scan that lies wrong by %i degrees, and says where each word is',
    async degrees => {
      const [page] = await readAll(scannedPage(letter, degrees).toBuffer('image/png'), 'scan.png')
      expect(page?.method).toBe('OCR')
      expect(share(page)).toBeGreaterThan(0.95)
      expect(page?.text.replace(/\s+/g, ' ')).toContain('GL-7734021 expires on March 31, 2027.')
      const [left, top] = (page && placeOf(page, 'Harbor')) ?? []
      const [x = 0, y = 0] = placeOfHarbor[degrees] ?? []
      expect(Math.abs((left ?? 0) - x)).toBeLessThanOrEqual(3)
      expect(Math.abs((top ?? 0) - y)).toBeLessThanOrEqual(3)
    },
    60_000,
  )

  it('reads a scan in a PDF, also one with a short text over it', async () => {
    const scan = scannedPage(letter).toBuffer('image/png')
    const stamp = { text: 'Received by fax on November 24, 2026', x: 60, y: 20 }
    for (const lines of [[], [stamp]]) {
      const [page] = await readAll(await madePdf([{ lines, scan }]), 'scan.pdf')
      expect(page?.method).toBe('OCR')
      expect(share(page)).toBeGreaterThan(0.95)
      expect(page?.size).toEqual({ width: 612, height: 792 })
    }
  }, 60_000)

  it('leaves a page alone whose text is known, with a picture on it', async () => {
    const scan = scannedPage(letter).toBuffer('image/png')
    const lines = textLines(20, 80).map((text, at) => ({ text, x: 60, y: 100 + at * 14 }))
    expect((await readAll(await madePdf([{ lines, scan }]), 'a.pdf'))[0]?.method).toBe('TEXT_LAYER')
  })

  it('reads each page of a fax, and photos in other formats', async () => {
    const canvas = scannedPage(letter)
    const { width, height } = canvas
    const points = canvas.getContext('2d').getImageData(0, 0, width, height).data
    const tiff = Buffer.from(UTIF.encodeImage(new Uint8Array(points), width, height))
    expect(share((await readAll(tiff, 'fax.tif'))[0])).toBeGreaterThan(0.95)
    expect(share((await readAll(canvas.toBuffer('image/webp'), 'a.webp'))[0])).toBeGreaterThan(0.9)
  }, 60_000)

  it('turns a photo as the camera was held', async () => {
    const jpeg = scannedPage(letter, 270).toBuffer('image/jpeg')
    // Orientation 6: to be turned by 90 degrees clockwise.
    const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex')
    const [page] = await readAll(Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]), 'photo.jpg')
    expect(page?.size?.height).toBe(792)
    expect(share(page)).toBeGreaterThan(0.95)
    expect(page && placeOf(page, 'Harbor')).toEqual([expect.closeTo(10, -1), expect.closeTo(9, -1)])
  }, 60_000)

  it('sees no words on an empty page', async () => {
    expect((await readAll(scannedPage([]).toBuffer('image/png'), 'a.png'))[0]?.words).toEqual([])
  }, 60_000)
})
