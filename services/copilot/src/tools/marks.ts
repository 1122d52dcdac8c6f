import { z } from 'zod'

/** What a mark in a text refers to. */
export const citation = z.object({
  mark: z.int().min(1).max(999).describe('The number of the mark [1] in the text.'),
  passageId: z.string().min(1).max(200).describe('The passageId of the passage, exactly as a tool returned it.'),
  quote: z
    .string()
    .min(1)
    .max(1_000)
    .describe('The words of that passage that prove the statement, copied verbatim, as short as possible.'),
})
export type Citation = z.output<typeof citation>

export const citations = z.array(citation).max(60)

/** `[1]`, but no link such as `[1](https://…)`. */
const mark = /[ \t]*\[(\d{1,3})\](?![(\d])/g

/** A Markdown definition, `[1]: https://…`: it would make a link of every mark. */
const definition = /^ {0,3}\[[^\]\n]+\]:[ \t]*\S*[:/<]\S*.*(?:\n|$)/gm

/** A text and its citations without what has no partner: a mark that nothing proves, a citation that is never used. */
export function matchedMarks(text: string, cited: readonly Citation[]): { text: string; citations: Citation[] } {
  const byMark = new Map<number, Citation>()
  for (const one of cited) if (!byMark.has(one.mark)) byMark.set(one.mark, one)
  const kept = withoutMarks(text.replace(definition, ''), number => !byMark.has(number)).trim()
  const used = new Set([...kept.matchAll(mark)].map(([, number]) => Number(number)))
  return { text: kept, citations: [...byMark.values()].filter(one => used.has(one.mark)) }
}

/** A text without the marks that are to be dropped, such as those whose quote isn’t on its page. */
export const withoutMarks = (text: string, isDropped: (mark: number) => boolean): string =>
  text.replace(mark, (written, number) => (isDropped(Number(number)) ? '' : written))
