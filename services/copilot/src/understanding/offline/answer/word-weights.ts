import { stopWords } from '../../../search/text/stop-words.ts'
import type { AskedConcept } from '../question/concepts-in.ts'
import { isGeneralWord, isIndefinite } from '../question/thesaurus/general-words.ts'
import { weightOf } from './best-quotes.ts'

/** What is counted says nothing of what is asked. */
const units = /^(?:days?|weeks?|months?|years?|hours?|times?|dollars?|percent|business)$/

/** What kind of sentence answers says as much: see `sentenceKind`. */
const kindWords =
  /^(?:must|needs?(?: to)?|(?:supposed|able|allowed|permitted|obliged|obligated|required) ?(?:to)?|okay|ok|requires?|got to|gotta|first)$/

const prepositions = /^(?:after|before|during|between|since|while|against|per|via|under|above|below|without|over)$/

const weights = { number: 0.1, general: 0.15, unit: 0.2, phrase: 0.6, topic: 1 }

/** What a word of a question says of what is asked, and whether nothing answers that doesn't say it. */
interface WordWeight {
  weight: number
  isDemanded: boolean
}

export function wordWeightOf(concept: AskedConcept): WordWeight {
  const { word, isTopic } = concept
  if (word === '' || /\d/.test(word)) return { weight: weights.number, isDemanded: false }
  if (units.test(word)) return { weight: weights.unit, isDemanded: false }
  const isGeneral = isGeneralWord(word) || isIdle(word)
  if (kindWords.test(word) || prepositions.test(word) || isIndefinite(word) || (isTopic === null && isGeneral))
    return { weight: weights.general, isDemanded: false }
  const light = weightOf(concept)
  if (isTopic !== null && /\p{L}{3}est$/u.test(word)) return { weight: weights.topic, isDemanded: true }
  if (light < 1 || isGeneral) return { weight: Math.min(light, isTopic ? 0.5 : 0.35), isDemanded: false }
  return isTopic === false ? { weight: weights.phrase, isDemanded: false } : { weight: weights.topic, isDemanded: true }
}

/** "In hand" and "sees it" name nothing; "returned check" does. */
const isIdle = (phrase: string): boolean => {
  const words = phrase.split(' ')
  return words.some(word => stopWords.has(word)) && words.every(word => stopWords.has(word) || isGeneralWord(word))
}
