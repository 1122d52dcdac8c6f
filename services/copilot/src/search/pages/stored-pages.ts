import type { Page } from '../../reading/page.ts'
import { DocumentPage } from '../models/document-page.model.ts'
import { unpackPage } from './pack-page.ts'
import { pageBytes } from './page-bytes.ts'

/** A page of a file as it was read; null when it hasn't been read, or the agency has no such file. */
export async function storedPage(fileId: string, number: number): Promise<Page | null> {
  const stored = await DocumentPage.findOne({ fileId, number }).lean()
  return stored && unpackPage(stored)
}

/** The pages of a file in their order, one at a time in memory. */
export async function* storedPages(fileId: string): AsyncGenerator<Page> {
  for await (const stored of DocumentPage.find({ fileId }).sort({ number: 1 }).lean().cursor({ batchSize: 8 })) {
    yield unpackPage(stored)
  }
}

/** The pages of a file in their order as `pagesIn` reads them, one at a time in memory; nothing of them is unpacked here. */
export async function* storedPageBytes(fileId: string): AsyncGenerator<Buffer> {
  for await (const stored of DocumentPage.find({ fileId }).sort({ number: 1 }).lean().cursor({ batchSize: 8 })) {
    yield pageBytes(stored)
  }
}

/** The numbers of the pages that have been read, so that reading continues behind them. */
export async function storedPageNumbers(fileId: string): Promise<number[]> {
  const stored = await DocumentPage.find({ fileId }, { number: 1 }).sort({ number: 1 }).lean()
  return stored.map(({ number }) => number)
}
