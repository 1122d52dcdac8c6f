import { z } from 'zod'
import { readingsOf } from '../documents/readings.ts'
import { factsOf } from '../facts/storing/facts-of.ts'
import { searchPassages } from '../search/index.ts'
import { fitting } from './output-size.ts'
import { passageOf, passageShape, searchedShape } from './passages/passage.ts'
import { statedPassages } from './stated/stated-passages.ts'
import type { Tool } from './tool.ts'
import { sourceOf, whatIsUnread, whyUnread } from './workspace-source.ts'

const maxPassages = 10

const input = z.object({
  query: z.string().trim().min(1).max(500).describe('What to look for, in a few words or a question.'),
  sourceIds: z
    .array(z.string().min(1).max(100))
    .min(1)
    .max(50)
    .optional()
    .describe('Only these documents of the workspace. By default all of them.'),
})
const stated = z.object({
  ...{ passageId: z.string(), sourceId: z.string(), name: z.string(), page: z.int(), text: z.string() },
  ...{ field: z.string(), states: z.string().describe('What the text states.') },
})
const output = z.object({
  stated: z.array(stated).describe('What the documents state of the field that is asked for. Cite it like a passage.'),
  passages: z.array(passageShape).describe('The best first. None: these words aren’t in the pages searched.'),
  searched: searchedShape,
  unread: z.array(z.string()).describe('Documents that could not be searched to their end, and why.'),
  papers: z
    .array(z.object({ sourceId: z.string(), kind: z.string().nullable(), carrier: z.string().nullable() }))
    .optional()
    .describe(
      'What each document is, and whose. Say whose where the documents are of several carriers; a certificate isn’t the policy.',
    ),
})

/** Finds passages in the documents of the workspace. */
export const searchFile: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'SEARCH_FILE',
  description:
    'Searches the documents of this workspace and returns the passages that match best, with their pages. Search for the words ' +
    'that the document would use. If nothing fits, try other words before you say that something isn’t there.',
  tier: 'READ',
  input,
  output,
  async run({ query, sourceIds }, context) {
    const sources = sourceIds ? [...new Set(sourceIds)].map(id => sourceOf(id, context)) : context.sources
    const fileIds = sources.map(({ sourceId }) => sourceId)
    const names = new Map(sources.map(({ sourceId, name }) => [sourceId, name]))
    const readings = await readingsOf(fileIds)
    const unread = sources.map(({ name }, place) => whyUnread(name, readings[place] ?? null))
    const incomplete = sources.map(({ name }, place) => whatIsUnread(name, readings[place] ?? null))
    const found =
      fileIds.length > 0 ? await searchPassages({ text: query, scope: { fileIds }, limit: maxPassages }) : []
    return {
      output: {
        stated: await statedPassages(
          query,
          sources.filter((_, place) => unread[place] === null),
        ),
        passages: fitting(found.map(passage => passageOf(passage, names.get(passage.fileId) ?? ''))),
        searched: sources.flatMap(({ name }, place) =>
          unread[place] === null ? [{ name, pages: readings[place]?.pagesRead ?? 0 }] : [],
        ),
        unread: incomplete.filter(problem => problem !== null),
        papers: await papersOf(fileIds),
      },
    }
  },
}

/** What documents are, and which carrier they are of; only what they state for sure. */
async function papersOf(fileIds: readonly string[]) {
  const facts = fileIds.length > 0 ? await factsOf(fileIds, ['documentKind', 'insurerName']) : []
  return fileIds.flatMap(sourceId => {
    const stated = (field: string) => {
      const values = facts.filter(fact => fact.fileId === sourceId && fact.field === field && fact.state === 'FOUND')
      const [first, ...others] = values.map(({ value }) => value)
      return typeof first === 'string' && others.every(value => value === first) ? first : null
    }
    const [kind, carrier] = [stated('documentKind'), stated('insurerName')]
    return kind || carrier ? [{ sourceId, kind, carrier }] : []
  })
}
