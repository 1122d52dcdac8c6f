import { type AskType, askTypes, type SentenceClass, sentenceClasses } from './ask-types.ts'
import type { Surroundings } from './features.ts'
import { type LinearModel, likelihoodsOf, openModel } from './linear-model.ts'
import stored from './request-model.json' with { type: 'json' }

/** What a sentence asks for, most likely. */
export interface Judgment {
  type: SentenceClass
  /** 0 to 1. */
  confidence: number
}

let own: LinearModel | undefined

/** What a sentence asks for, by its words and by what is next to it. */
export function classifySentence(sentence: string, around: Surroundings): Judgment {
  own ??= openModel(stored)
  return likeliest(likelihoodsOf(own, sentence, around))
}

/** @param likelihoods in the order of `sentenceClasses` */
export function likeliest(likelihoods: readonly number[]): Judgment {
  const confidence = Math.max(...likelihoods)
  return { type: sentenceClasses[likelihoods.indexOf(confidence)] ?? 'NONE', confidence }
}

/** From here on the likeliest wish of a sentence that most likely asks for nothing is worth naming. */
const minWish = 0.15

/** What a sentence would ask for if it asked for something; null: nothing is near. */
export function likeliestWish(sentence: string): AskType | null {
  own ??= openModel(stored)
  const likelihoods = likelihoodsOf(own, sentence).slice(0, askTypes.length)
  const highest = Math.max(...likelihoods)
  return highest >= minWish ? (askTypes[likelihoods.indexOf(highest)] ?? null) : null
}
