import { validationFailed } from '../errors.ts'
import { readFile } from '../files/read-file.ts'
import { currentAgencyId } from '../scope.ts'
import { windowBytes } from './csv/csv-limits.ts'
import { type CsvForm, NotUtf8, UnreadableFile, windowsOf } from './read-csv.ts'

/** The gateway waits 9 s for the answer. */
const examinationTimeoutMs = 8_000
const examplesRead = 50
/** Files of one agency that are examined at once. */
const maxExaminations = 3
const examinations = new Map<string, number>()

/**
 * Looks through the whole file once, so that a file over a limit is refused before anything is made of it.
 * @returns how to read it, and its headings with the first rows
 * @throws UnreadableFile
 */
export async function examineCsv(fileId: string): Promise<CsvForm & { head: string[][] }> {
  const agencyId = currentAgencyId()
  const running = examinations.get(agencyId) ?? 0
  if (running >= maxExaminations) {
    throw new UnreadableFile(`${maxExaminations} files of your agency are being read. Wait a moment and try again.`)
  }
  examinations.set(agencyId, running + 1)
  try {
    return await examine(fileId)
  } finally {
    const others = (examinations.get(agencyId) ?? 1) - 1
    if (others > 0) examinations.set(agencyId, others)
    else examinations.delete(agencyId)
  }
}

async function examine(fileId: string) {
  const delimiter = delimiterOf(await beginningOf(fileId))
  const form = (encoding: CsvForm['encoding']) => ({ encoding, delimiter })
  const deadline = performance.now() + examinationTimeoutMs
  const utf8 = await headOf(fileId, form('utf-8'), deadline).catch(error => {
    if (error instanceof NotUtf8) return null
    throw error
  })
  return utf8 ?? headOf(fileId, form('windows-1252'), deadline)
}

/** Reads to the end: what lies behind the first rows is held against the limits. */
async function headOf(fileId: string, form: CsvForm, deadline: number) {
  const head: string[][] = []
  for await (const rows of windowsOf(fileId, form, () => examplesRead + 1 - head.length)) {
    head.push(...rows.map(({ values }) => values))
    if (performance.now() > deadline) {
      throw new UnreadableFile('Reading this file takes too long. Try again later, or divide it into smaller files.')
    }
  }
  const [headings = []] = head
  if (head.length < 2) throw new UnreadableFile('This file has no rows below its headings.')
  if (headings.length < 2) throw new UnreadableFile('This file has one column only. Separate columns by commas.')
  return { ...form, head }
}

async function beginningOf(fileId: string) {
  for await (const bytes of readFile(fileId)) return new TextDecoder().decode(bytes.subarray(0, windowBytes))
  return ''
}

/** The sign that divides the first line most often; a comma when none does. */
function delimiterOf(text: string) {
  const [first = ''] = /\S.*/.exec(text) ?? []
  const unquoted = first.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map(sign => ({ sign, count: unquoted.split(sign).length }))
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).sign
}

/** @throws VALIDATION_FAILED at `fileId` in place of UnreadableFile */
export const asFieldError = (error: unknown): never => {
  if (!(error instanceof UnreadableFile)) throw error
  throw validationFailed([{ path: 'fileId', message: error.message }])
}
