import { conceptsIn } from './concepts-in.ts'
import { clausesOf } from './main-clause.ts'
import { isGeneralWord } from './thesaurus/general-words.ts'

const minWeight = 0.8
const maxOthers = 5

/** The words that documents may have for those of a question: what is searched for where its own words find nothing. */
export function documentWords(question: string, maxLength: number): string {
  const { asked, told } = clausesOf(question)
  const words = [asked, told].flatMap(clause =>
    conceptsIn(clause).flatMap(({ word, isTopic, alternatives }) => {
      if (isTopic === null || (isGeneralWord(word) && !isTopic)) return []
      const others = alternatives.filter(({ weight }) => weight >= minWeight).slice(0, maxOthers)
      return others.flatMap(({ terms }) => terms)
    }),
  )
  let text = ''
  for (const word of new Set(words)) if (text.length + word.length < maxLength) text = `${text} ${word}`.trim()
  return text
}
