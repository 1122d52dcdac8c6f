import { validationFailed } from '../errors.ts'
import { readFile } from '../files/read-file.ts'
import { currentAgencyId } from '../scope.ts'
import { windowBytes } from './csv/csv-limits.ts'
import { delimiterOf } from './delimiters.ts'
import { type CsvForm, NotUtf8, UnreadableFile, windowsOf } from './read-csv.ts'

/** The gateway waits 9 s for the answer. */
const examinationTimeoutMs = 8_000
const examplesRead = 50
/** Files of one agency that are examined at once. */
const maxExaminations = 3
const examinations = new Map<string, number>()

/** How to read a file, and its headings with the first rows. */
export type ExaminedCsv = CsvForm & { head: string[][] }

/**
 * Looks through the whole file once, so that a file over a limit is refused before anything is made of it.
 * @param delimiter what someone says that stands between its columns. By default what its first rows look like
 * @throws UnreadableFile
 */
export async function examineCsv(fileId: string, delimiter?: string): Promise<ExaminedCsv> {
  const agencyId = currentAgencyId()
  const running = examinations.get(agencyId) ?? 0
  if (running >= maxExaminations) {
    throw new UnreadableFile(`${maxExaminations} files of your agency are being read. Wait a moment and try again.`)
  }
  examinations.set(agencyId, running + 1)
  try {
    return await examine(fileId, delimiter)
  } finally {
    const others = (examinations.get(agencyId) ?? 1) - 1
    if (others > 0) examinations.set(agencyId, others)
    else examinations.delete(agencyId)
  }
}

async function examine(fileId: string, wished: string | undefined) {
  const delimiter = wished ?? delimiterOf(await beginningOf(fileId))
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
  if (headings.length < 2)
    throw new UnreadableFile(
      'This file has one column only. Use a file with commas between its columns, or choose another delimiter.',
    )
  return { ...form, head }
}

async function beginningOf(fileId: string) {
  for await (const bytes of readFile(fileId)) return new TextDecoder().decode(bytes.subarray(0, windowBytes))
  return ''
}

/** @throws VALIDATION_FAILED at the field in place of UnreadableFile */
export const asErrorAt =
  (path: 'fileId' | 'delimiter') =>
  (error: unknown): never => {
    if (!(error instanceof UnreadableFile)) throw error
    throw validationFailed([{ path, message: error.message }])
  }
