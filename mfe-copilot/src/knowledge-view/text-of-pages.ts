import type { TextHighlight } from '@coverdesk/design-system/document'
import type { KnowledgePagesQuery, MarkedPassageFragment } from '../generated/documents'
import { labelOf } from './marked-passages'

export type PageOfText = NonNullable<KnowledgePagesQuery['knowledgeBasePages']>[number]

/** Pages one below the other. */
export interface JoinedPages {
  text: string
  /** Where the heading of each page begins in `text`, and where its own text does. */
  places: ReadonlyMap<number, { heading: number; start: number; length: number }>
}

/** @param isOnly no other page is beside it: it then has no heading unless it has a name */
export function joinPages(pages: readonly PageOfText[], isOnly: boolean): JoinedPages {
  const places = new Map<number, { heading: number; start: number; length: number }>()
  let text = ''
  for (const { number, label, text: own } of pages) {
    const name = label ?? (isOnly ? '' : `Page ${number}`)
    const before = text === '' ? '' : '\n\n'
    const heading = name && `${name}\n\n`
    const at = text.length + before.length
    places.set(number, { heading: at, start: at + heading.length, length: own.length })
    text += `${before}${heading}${own}`
  }
  return { text, places }
}

/** Where passages are in the joined text; what is on other pages is left out. */
export const rangesIn = ({ places }: JoinedPages, passages: readonly MarkedPassageFragment[]): TextHighlight[] =>
  passages.flatMap(passage => {
    const place = places.get(passage.page)
    if (!place) return []
    const start = place.start + Math.min(passage.start, place.length)
    const end = place.start + Math.min(passage.start + passage.text.length, place.length)
    return start < end ? [{ id: passage.id, start, end, label: labelOf(passage) }] : []
  })
