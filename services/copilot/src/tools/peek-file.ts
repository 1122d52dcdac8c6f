import { z } from 'zod'
import { readingsOf } from '../documents/readings.ts'
import { pageTexts } from '../search/index.ts'
import { fitting } from './output-size.ts'
import { pageAddress } from './passages/page-address.ts'
import { type Tool, ToolFailed, type ToolPassage } from './tool.ts'
import { sourceOf, whyUnread } from './workspace-source.ts'

const maxPages = 5
/** A sheet of a spreadsheet is one page, however long it is. */
const maxCharacters = 16_000

const pageNumber = z.int().min(1).max(100_000)
const input = z
  .object({
    sourceId: z.string().min(1).max(100).describe('A document of this workspace.'),
    fromPage: pageNumber.describe('The first page to read, from 1.'),
    toPage: pageNumber.describe(`The last page to read. At most ${maxPages} pages at a time.`),
    fromCharacter: z
      .int()
      .min(0)
      .optional()
      .describe('Where to continue on the first page, as `next` said. By default at its beginning.'),
  })
  .refine(({ fromPage, toPage }) => toPage >= fromPage && toPage - fromPage < maxPages, {
    path: ['toPage'],
    error: `Read 1 to ${maxPages} pages at a time.`,
  })

const output = z.object({
  name: z.string(),
  pageCount: z.int(),
  pages: z.array(
    z.object({
      passageId: z.string().describe('Cite the page by it.'),
      sourceId: z.string(),
      name: z.string(),
      page: z.int(),
      text: z.string(),
    }),
  ),
  next: z
    .object({ page: z.int(), character: z.int() })
    .nullable()
    .describe('Where the pages that were asked for continue, if they were too long.'),
})

/** Reads pages of a document of the workspace. */
export const peekFile: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'PEEK_FILE',
  description:
    'Reads pages of one document of this workspace, word for word. Use it when you know which pages matter, or to read on ' +
    'around a passage that SEARCH_FILE found.',
  tier: 'READ',
  input,
  output,
  async run({ sourceId, fromPage, toPage, fromCharacter = 0 }, context) {
    const { name } = sourceOf(sourceId, context)
    const [reading = null] = await readingsOf([sourceId])
    const problem = whyUnread(name, reading)
    if (problem) throw new ToolFailed(problem)
    const pageCount = reading?.pageCount ?? reading?.pagesRead ?? 0
    if (fromPage > pageCount) throw new ToolFailed(`${name} has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}.`)
    const stored = await pageTexts(sourceId, { after: fromPage - 1, first: toPage - fromPage + 1 })
    const wanted = stored
      .filter(({ number }) => number <= toPage)
      .map(({ number, text }) => ({
        ...{ passageId: pageAddress(sourceId, number), sourceId, name, page: number },
        text: number === fromPage ? text.slice(fromCharacter) : text,
      }))
    if (wanted.length === 0)
      throw new ToolFailed(`Pages ${fromPage} to ${toPage} of ${name} have no text that could be read.`)
    const pages = fitting(wanted.map(cut))
    return { output: { name, pageCount, pages, next: nextOf(wanted, pages, { fromPage, fromCharacter }) } }
  },
}

const cut = (page: ToolPassage): ToolPassage => ({ ...page, text: page.text.slice(0, maxCharacters) })

/** Where reading continues: behind a page that was cut, or with the first one that had no room. */
function nextOf(
  wanted: readonly ToolPassage[],
  pages: readonly ToolPassage[],
  { fromPage, fromCharacter }: { fromPage: number; fromCharacter: number },
) {
  const short = pages.find(({ text }, place) => text.length < (wanted[place]?.text.length ?? 0))
  if (short) return { page: short.page, character: short.text.length + (short.page === fromPage ? fromCharacter : 0) }
  const left = wanted[pages.length]
  return left ? { page: left.page, character: 0 } : null
}
