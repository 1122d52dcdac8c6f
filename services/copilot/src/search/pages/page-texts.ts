import { DocumentPage, type DocumentPageRecord } from '../models/document-page.model.ts'

/** What people read of a page. */
export type PageText = Pick<DocumentPageRecord, 'number' | 'label' | 'text'>

/** The texts of some pages of a file in their order, without what their words need. @param after the number before the first one */
export const pageTexts = (fileId: string, { after, first }: { after: number; first: number }): Promise<PageText[]> =>
  DocumentPage.find({ fileId, number: { $gt: after } }, { number: 1, label: 1, text: 1 })
    .sort({ number: 1 })
    .limit(first)
    .lean()
