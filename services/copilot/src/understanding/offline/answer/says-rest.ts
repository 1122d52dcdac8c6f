import { stem } from '../../../search/text/stem.ts'
import type { ReadPassage } from '../conversation/tool-answers.ts'

/** Whether what is stated is of what is asked: "the glass deductible" is no other deductible. Whose it is stands in the document’s name. */
export function saysRest({ text, states = '', name }: ReadPassage, rest: readonly string[]): boolean {
  const said = new Set(
    `${text} ${states} ${name}`
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(stem),
  )
  return rest.every(word => word.split(/['’]/).every(part => part.length < 2 || said.has(stem(part))))
}
