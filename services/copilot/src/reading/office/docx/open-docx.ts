import type { Draft } from '../../compose/draft.ts'
import { type DraftedPage, draftedDocument } from '../../opening/drafted-document.ts'
import type { OpenedDocument } from '../../opening/opened-document.ts'
import { lengthOf, splitPages } from '../../opening/split-pages.ts'
import type { OfficeArchive } from '../parts/office-archive.ts'
import { parseXml } from '../parts/parse-xml.ts'
import { DocumentBlocks } from './document-blocks.ts'
import { Numbering } from './numbering.ts'
import { readStyles } from './styles.ts'

/** In letters: Word divides no text into longer pages. */
const maxPage = 15_000

/** A Word document: what people see of it when all changes are accepted. */
export async function openDocx(archive: OfficeArchive): Promise<OpenedDocument> {
  const [styles, numbering] = [readStyles(archive), new Numbering(archive)]
  const pagesOf = (part: string) => {
    const blocks = new DocumentBlocks(styles, numbering)
    parseXml(archive.read(part) ?? '', blocks)
    return blocks.pages.filter(page => page.length > 0)
  }
  const frame = (kind: 'HEADER' | 'FOOTER', pattern: RegExp) =>
    archive.names(pattern).flatMap(part => pagesOf(part).flatMap(page => page.flatMap(draft => framed(kind, draft))))
  const notes = ['word/footnotes.xml', 'word/endnotes.xml'].flatMap(part => pagesOf(part).flat())
  const body = pagesOf('word/document.xml')
  body.at(-1)?.push(...notes)
  const pages = dividedPages(body)
  pages[0]?.drafts.unshift(...unique(frame('HEADER', /^word\/header\d*\.xml$/)))
  pages.at(-1)?.drafts.push(...unique(frame('FOOTER', /^word\/footer\d*\.xml$/)))
  return draftedDocument(pages, 'OFFICE')
}

/** Documents that no Word has laid out have no pages. */
function dividedPages(pages: Draft[][]): DraftedPage[] {
  const isDivided =
    pages.length > 1 && pages.every(page => page.reduce((sum, draft) => sum + lengthOf(draft), 0) < maxPage)
  return isDivided ? pages.map(drafts => ({ label: null, drafts })) : splitPages(pages.flat())
}

const framed = (kind: 'HEADER' | 'FOOTER', draft: Draft): Draft[] => {
  if (draft.kind === 'TABLE_ROW') return [{ kind, lines: draft.cells }]
  return draft.kind === 'FORM_FIELD' ? [] : [{ kind, lines: draft.lines }]
}

/** The first page, left pages and right pages have headers of their own, which often say the same. */
function unique(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>()
  return drafts.filter(draft => {
    const text =
      'lines' in draft
        ? draft.lines
            .flat()
            .map(word => word.text)
            .join(' ')
        : ''
    return text !== '' && !seen.has(text) && seen.add(text)
  })
}
