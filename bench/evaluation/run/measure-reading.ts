import { scanPages } from '../files/scan.ts'
import { wordingPdf } from '../fixtures/hard-files.ts'
import { type Figure, figureOf } from './figure.ts'
import { readFile } from './read-set.ts'
import type { SearchDatabase } from './search-database.ts'

const mimeType = 'application/pdf'

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Forty pages of text from the file until they are found; a dense page from its picture to its words. */
export async function measureReading(database: SearchDatabase): Promise<Figure[]> {
  const text = await wordingPdf(40)
  const seconds = await secondsOf(async () => {
    const { pages, unread } = await readFile({ bytes: text, fileName: 'wording.pdf', mimeType })
    if (pages.length !== 40) throw new Error(`40 pages were to be read. ${unread.join(' ')}`)
    await database.index([{ id: 'wording', title: 'wording.pdf', pages }], 'wording')
    const [first] = await database.search('page 37 of the policy wording', { scopeKey: 'wording' })
    if (!first) throw new Error('What was read is not found.')
  })
  const scan = await scanPages(await wordingPdf(1), { dotsPerInch: 200, noise: 0.05 }, 'dense page')
  const ofScan = await secondsOf(async () => {
    const { pages, unread } = await readFile({ bytes: scan, fileName: 'scan.pdf', mimeType })
    if (pages[0]?.method !== 'OCR') throw new Error(`The scan was to be read by OCR. ${unread.join(' ')}`)
  })
  return [figureOf('reading.text40.seconds', seconds, 40), figureOf('reading.scan.seconds', ofScan, 1)]
}
