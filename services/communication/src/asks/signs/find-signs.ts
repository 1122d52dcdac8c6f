import { conceptFinder, unreal, wordsIn } from '@coverdesk/coverage/lexicon'
import complaintModel from '../classifier/complaint-model.json' with { type: 'json' }
import { type LinearModel, likelihoodsOf, openModel } from '../classifier/linear-model.ts'
import lossModel from '../classifier/loss-model.json' with { type: 'json' }
import { type SignName, signFeatures } from './sign-features.ts'

/** What was noticed in a text, and by which of its sentences: those that say it by themselves come first, in their order. */
export interface FoundSign {
  sentences: string[]
  /** 0 to 1. */
  confidence: number
}

const stored = { complaint: complaintModel, loss: lossModel }
const opened = new Map<SignName, LinearModel>()

function modelOf(name: SignName): LinearModel {
  const known = opened.get(name)
  if (known) return known
  const model = openModel(stored[name])
  opened.set(name, model)
  return model
}

/** One sentence that says it, or two that say it together. */
const alone: Readonly<Record<SignName, number>> = { complaint: 0.6, loss: 0.45 }
const together: Readonly<Record<SignName, number>> = { complaint: 0.35, loss: 0.25 }
const minWords = 3
const maxShown = 4

const doubtsIn = conceptFinder(unreal)
const isSupposed = (sentence: string) => doubtsIn(wordsIn(sentence)).some(({ id }) => id === 'SUPPOSED')

export type SignClassifier = (name: SignName, sentence: string) => number

const likelihoodOf: SignClassifier = (name, sentence) =>
  likelihoodsOf(modelOf(name), sentence, undefined, signFeatures(name, sentence))[1] ?? 0

/** "What do I do, my guy just got run over?" tells in its second half; "If he fell, who pays?" tells nothing. */
function likelihoodIn(name: SignName, sentence: string, classify: SignClassifier): number {
  const whole = classify(name, sentence)
  if (isSupposed(sentence)) return whole
  const clauses = sentence.split(/[,;:–—]/).filter(clause => wordsIn(clause).length >= minWords)
  return clauses.length < 2 ? whole : Math.max(whole, ...clauses.map(clause => classify(name, clause)))
}

/**
 * Whether a text tells of a loss, or complains, in whatever words. It looks for recall: a loss that no one sees costs more than
 * one look too many.
 *
 * @param sentences of the client, the subject too
 * @returns null: it doesn’t
 */
export function findSign(
  name: SignName,
  sentences: readonly string[],
  classify: SignClassifier = likelihoodOf,
): FoundSign | null {
  const judged = sentences
    .map(sentence => ({ sentence, likelihood: likelihoodIn(name, sentence, classify) }))
    .filter(({ likelihood }) => likelihood >= together[name])
  const [first, second] = judged.map(({ likelihood }) => likelihood).sort((one, other) => other - one)
  if (first === undefined || (first < alone[name] && second === undefined)) return null
  const says = ({ likelihood }: { likelihood: number }) => likelihood >= alone[name]
  const ordered = [...judged.filter(says), ...judged.filter(one => !says(one))]
  return {
    sentences: ordered.slice(0, maxShown).map(({ sentence }) => sentence),
    confidence: 1 - (1 - first) * (1 - (second ?? 0)),
  }
}
