import { inflateRawSync } from 'node:zlib'
import { featuresOf, type Surroundings } from './features.ts'

/** What training writes (`scripts/train-requests.ts`). */
export interface StoredModel {
  /** What a whole number among the weights is worth. */
  scale: number
  bias: number[]
  /** Whole numbers from -127 to 127 for every bucket and class, one bucket after the other: base64 of deflated bytes. */
  weights: string
}

/** A multinomial logistic regression over hashed words and pairs of words. */
export interface LinearModel {
  scale: number
  bias: readonly number[]
  weights: Int8Array
}

export function openModel({ scale, bias, weights }: StoredModel): LinearModel {
  const bytes = inflateRawSync(Buffer.from(weights, 'base64'))
  return { scale, bias, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

/** How likely a sentence is of each class; the sum is 1. The same for the same sentence, always. */
export function likelihoodsOf(
  { scale, bias, weights }: LinearModel,
  sentence: string,
  around?: Surroundings,
  more: readonly string[] = [],
): number[] {
  const known = featuresOf(sentence, around, more)
    .map(bucket => weights.subarray(bucket * bias.length, (bucket + 1) * bias.length))
    .filter(own => own.some(weight => weight !== 0))
  const worth = scale / Math.sqrt(Math.max(1, known.length))
  const scores = bias.map((base, place) => {
    const sum = known.reduce((total, own) => total + (own[place] ?? 0), 0)
    return base + sum * worth
  })
  const highest = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - highest))
  const whole = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / whole)
}
