import { type AnswerCitation, answer, answerCitation } from '@coverdesk/coverage/port'

/** What a mark in a text refers to. */
export const citation = answerCitation
export type Citation = AnswerCitation

export const citations = answer.shape.citations

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
