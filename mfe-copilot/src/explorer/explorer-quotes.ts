import type { ExplorerMessageFragment } from '../generated/documents'
import type { Quote } from '../workspace-detail/evidence/quotes'

/** The quotes of an answer, as the marks in its text open them. */
export const quotesOfAnswer = ({ number, attachments }: ExplorerMessageFragment): Quote[] =>
  attachments.map(({ content, mark, documentId, name, page, boxes }, place) => ({
    __typename: 'CaraEvidence',
    ...{ id: `x${number}.${place}`, mark, sourceId: documentId, name, page, quote: content, boxes },
  }))
