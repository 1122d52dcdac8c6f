import { Passage, type PassageRecord, passageKey, passageNumber } from '../models/passage.model.ts'

/** In characters. */
const maxBeginning = 120

/** How files begin: by their first headings and words people know what they are about. */
export async function beginningsOf(fileIds: readonly string[]): Promise<Map<string, string>> {
  const keys = fileIds.map(fileId => passageKey({ fileId, number: passageNumber({ page: 1, index: 0 }) }))
  const first: Pick<PassageRecord, 'fileId' | 'text'>[] = await Passage.find(
    { key: { $in: keys } },
    { fileId: 1, text: 1 },
  ).lean()
  return new Map(first.map(({ fileId, text }) => [fileId, text.slice(0, maxBeginning)]))
}
