import { composePage } from '../compose/compose-page.ts'
import type { Draft } from '../compose/draft.ts'
import type { ReadingMethod } from '../page.ts'
import { ReadingFailed } from '../reading-failure.ts'
import type { OpenedDocument } from './opened-document.ts'

/** A page whose blocks are known when the file is opened. */
export interface DraftedPage {
  label: string | null
  drafts: Draft[]
}

/** A file that is read as a whole, such as a letter or a spreadsheet. */
export function draftedDocument(pages: readonly DraftedPage[], method: ReadingMethod): OpenedDocument {
  if (pages.length === 0) throw new ReadingFailed('EMPTY', 'This file has no text. Upload one that does.')
  return {
    total: pages.length,
    async read(number) {
      const { label, drafts } = pages[number - 1] ?? { label: null, drafts: [] }
      return composePage({ number, label, size: null, method }, drafts)
    },
    close: async () => undefined,
  }
}
