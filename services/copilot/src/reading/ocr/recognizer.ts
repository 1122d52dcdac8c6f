import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'tesseract.js'
import { type GrayPicture, pgmOf } from './gray-picture.ts'

/** A word that was recognized, in points of the picture. */
export interface SeenWord {
  text: string
  /** 0 to 1. */
  confidence: number
  left: number
  top: number
  width: number
  height: number
  /** Words of one line have the same. */
  line: string
}

const languages = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

let started: Promise<Worker> | undefined

/** Its language is in the package: nothing is fetched, and nothing is written. */
async function start(): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const options = { langPath: languages, gzip: true, cacheMethod: 'none', errorHandler: () => undefined }
  const worker = await createWorker('eng', OEM.LSTM_ONLY, options)
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' })
  return worker
}

/** Recognizes the words of a picture whose lines are upright; a page takes some seconds. */
export async function recognize(picture: GrayPicture): Promise<SeenWord[]> {
  started ??= start()
  const worker = await started
  // The picture that this one was made of is large, and not needed meanwhile.
  globalThis.gc?.()
  const { data } = await worker.recognize(pgmOf(picture), {}, { text: false, tsv: true })
  return (data.tsv ?? '').split('\n').flatMap(parseRow)
}

/** @param row level, page, block, paragraph, line, word, left, top, width, height, confidence, text */
function parseRow(row: string): SeenWord[] {
  const columns = row.split('\t')
  const [level, , block, paragraph, line, , ...rest] = columns
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.map(Number)
  const text = columns[11]?.trim() ?? ''
  if (level !== '5' || text === '' || !isWord(text, confidence)) return []
  return [{ text, confidence: confidence / 100, left, top, width, height, line: [block, paragraph, line].join(' ') }]
}

/** Rules of tables and dirt look like strokes and dots. */
const isWord = (text: string, confidence: number) =>
  /[\p{L}\p{N}]/u.test(text) ? confidence >= 20 : confidence >= 60 && !/^[|_~\\/—–-]+$/.test(text)

/** Ends its thread; the next picture starts a new one. */
export async function endRecognizer(): Promise<void> {
  const ending = started
  started = undefined
  await (await ending)?.terminate()
}
