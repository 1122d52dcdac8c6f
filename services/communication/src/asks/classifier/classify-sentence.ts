import { type SentenceClass, sentenceClasses } from './ask-types.ts'
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
