import type { Page } from '../../reading/page.ts'
import { DocumentPage } from '../models/document-page.model.ts'
import { numbersOfPages, Passage, type PassageRecord, passageKey, passageNumber } from '../models/passage.model.ts'
import { SearchSegment } from '../models/search-segment.model.ts'
import { SearchedFile } from '../models/searched-file.model.ts'
import { bytesOf, packPage } from '../pages/pack-page.ts'
import type { Heading, Passage as PassageOfPage } from '../passages/passage.ts'
import { passagesOf } from '../passages/passages-of.ts'
import { combine } from '../postings/combine.ts'
import { invert } from '../postings/invert.ts'
import { unpackTable } from '../postings/pack-table.ts'
import { scopeOfFile } from './scope-keys.ts'
import { insertSegment, readSegment, removeSegments } from './segments.ts'
import { withdrawFiles } from './withdraw-files.ts'

/** A file that is to be found. */
export interface SearchableFile {
  id: string
  /** What people call it. Its words are searched, too, so that all of its pages are indexed again when it changes. */
  title: string
  /** Where it is found beside its own id, such as `knowledge` or `policy:66…`. */
  scopeKeys: readonly string[]
}

/**
 * Stores pages of a file, and makes them searchable. A page that is there already is replaced, so a reading that was interrupted
 * begins again where it wants. Belongs inside of a mutation or a step of a job, with some 10 to 50 pages at a time; `completeFile`
 * follows the last of them.
 */
export async function indexFile(file: SearchableFile, pages: readonly Page[]): Promise<void> {
  const ordered = [...pages].sort((a, b) => a.number - b.number)
  const numbers = ordered.map(({ number }) => number)
  await noteFile(file)
  await withdrawFiles([file.id])
  await DocumentPage.deleteMany({ fileId: file.id, number: { $in: numbers } })
  await Passage.deleteMany({ fileId: file.id, page: { $in: numbers } })
  await DocumentPage.insertMany(
    ordered.map(page => ({ fileId: file.id, ...packPage(page) })),
    { lean: true },
  )
  for (const run of runsOf(ordered)) await indexRun(file, run)
}

async function noteFile({ id, title, scopeKeys }: SearchableFile) {
  const fields = { title, scopeKeys: [...scopeKeys], isComplete: false }
  await SearchedFile.updateOne({ fileId: id }, { $set: fields, $inc: { changes: 1 } }, { upsert: true })
  const scopes = [scopeOfFile(id), ...scopeKeys]
  await SearchSegment.updateMany({ scopes: scopeOfFile(id) }, { $set: { scopes, isComplete: false } })
}

/** Pages that follow each other are indexed with each other. */
function runsOf(pages: Page[]): Page[][] {
  const runs: Page[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run && run.at(-1)?.number === page.number - 1) run.push(page)
    else runs.push([page])
  }
  return runs
}

/** The passages of the pages before and behind are indexed again, too: they have new neighbors. */
async function indexRun(file: SearchableFile, pages: Page[]) {
  const [first, last] = [pages[0]?.number ?? 1, pages.at(-1)?.number ?? 1]
  const passages = passagesOf(pages, await headingsBefore(file.id, first))
  const labels = new Map(pages.map(({ number, label }) => [number, label]))
  await Passage.insertMany(
    passages.map(passage => recordOf(file.id, passage, labels.get(passage.page) ?? null)),
    { lean: true },
  )
  const around = await passagesOfPages(file.id, first - 2, last + 2)
  const content = invert(
    around.filter(({ page }) => page >= first - 1 && page <= last + 1),
    {
      fileId: file.id,
      title: file.title,
      before: around.findLast(({ page }) => page === first - 2)?.text ?? '',
      after: around.find(({ page }) => page === last + 2)?.text ?? '',
    },
  )
  await removePagesOfSegments(file.id, first - 1, last + 1)
  await insertSegment(content, { scopes: [scopeOfFile(file.id), ...file.scopeKeys], isComplete: false })
}

async function headingsBefore(fileId: string, page: number): Promise<Heading[]> {
  const before = { fileId, number: { $lt: numbersOfPages(page).from } }
  const last = await Passage.findOne(before, { headings: 1 }).sort({ number: -1 }).lean()
  return last?.headings ?? []
}

const passagesOfPages = (fileId: string, first: number, last: number): Promise<PassageRecord[]> => {
  const { from, to } = numbersOfPages(first, last)
  return Passage.find({ fileId, number: { $gte: from, $lt: to } })
    .sort({ number: 1 })
    .lean()
}

async function removePagesOfSegments(fileId: string, first: number, last: number) {
  const { from, to } = numbersOfPages(first, last)
  const stays = ({ number }: { number: number }) => number < from || number >= to
  for (const segment of await SearchSegment.find({ scopes: scopeOfFile(fileId) }).lean()) {
    if (unpackTable(segment.fileIds, bytesOf(segment.table)).every(stays)) continue
    const rest = combine([await readSegment(segment)], stays)
    await removeSegments([segment])
    await insertSegment(rest, segment)
  }
}

function recordOf(fileId: string, passage: PassageOfPage, pageLabel: string | null) {
  const number = passageNumber(passage)
  return { fileId, number, key: passageKey({ fileId, number }), pageLabel, ...passage }
}
