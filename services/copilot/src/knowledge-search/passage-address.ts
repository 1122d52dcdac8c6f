import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { type FoundPassage, storedPassage } from '../search/index.ts'

/** Names a passage, or the sentence of it that is quoted, for as long as its document isn't read again. */
export const passageAddress = ({ passageId, start, end }: FoundPassage): string => `${passageId}.${start}.${end}`

const shape = /^([0-9a-f]{24})\.(\d{1,9})\.(\d{1,9})$/

/** The passage of that address; null when its document was read again since, or isn’t in the knowledge base. */
export async function findPassage(address: string): Promise<FoundPassage | null> {
  const [, passageId = '', from, to] = shape.exec(address) ?? []
  const passage = await storedPassage(passageId)
  if (!passage) return null
  const [start, end] = [Number(from), Number(to)]
  if (start < passage.start || end > passage.end || start >= end) return null
  const isKnown = await KnowledgeDocument.exists({ sourceId: passage.fileId })
  if (!isKnown) return null
  const { fileId, page, pageLabel, headings, tableHeader } = passage
  return {
    ...{ fileId, page, pageLabel, passageId, start, end, tableHeader },
    text: passage.text.slice(start - passage.start, end - passage.start),
    score: 0,
    matches: [],
    headingPath: headings.map(heading => heading.text),
  }
}
