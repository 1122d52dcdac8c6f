import { type Sentiment, sentiments } from '../../call-record/enumerations.ts'
import { type LinearModel, likelihoodsOf, openModel } from '../classifier/linear-model.ts'
import stored from '../classifier/tone-model.json' with { type: 'json' }

let own: LinearModel | undefined

/** A sentence must be clearly annoyed, or clearly pleased, to count. */
const minLikelihood = 0.6

/**
 * How a client sounds. One annoyed sentence outweighs thanks; without either it is neutral.
 * @returns null where nothing was said
 */
export function toneOf(sentences: readonly string[]): Sentiment | null {
  if (sentences.length === 0) return null
  own ??= openModel(stored)
  const model = own
  const tones = sentences.map(sentence => {
    const likelihoods = likelihoodsOf(model, sentence)
    const highest = Math.max(...likelihoods)
    return highest >= minLikelihood ? sentiments[likelihoods.indexOf(highest)] : 'NEUTRAL'
  })
  if (tones.includes('NEGATIVE')) return 'NEGATIVE'
  const pleased = tones.filter(tone => tone === 'POSITIVE').length
  return pleased > 0 ? 'POSITIVE' : 'NEUTRAL'
}
