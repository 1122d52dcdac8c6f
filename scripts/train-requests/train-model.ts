import { deflateRawSync } from 'node:zlib'
import { buckets, featuresOf, type Surroundings } from '../../services/communication/src/asks/classifier/features.ts'
import type { LinearModel, StoredModel } from '../../services/communication/src/asks/classifier/linear-model.ts'

/** A sentence and the place of its class among all classes. */
export interface Example {
  sentence: string
  place: number
  around?: Surroundings
  /** How much it counts. By default 1. */
  weight?: number
  /** Features of one model alone. */
  more?: readonly string[]
}

const rounds = 25
const learningRate = 0.6
/** Draws weights toward zero, so that no single word decides. */
const decay = 2e-5
const maxWhole = 127

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item]
  }
  return mixed
}

/** The features of each example that so many examples have. */
function sharedFeatures(examples: readonly Example[], minExamples: number): number[][] {
  const all = examples.map(({ sentence, around, more }) => featuresOf(sentence, around, more))
  const counts = new Map<number, number>()
  for (const bucket of all.flat()) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  return all.map(features => features.filter(bucket => (counts.get(bucket) ?? 0) >= minExamples))
}

/**
 * Multinomial logistic regression by AdaGrad; the same for the same examples.
 * @param minExamples what fewer examples have tells more of them than of a class
 */
export function trainModel(examples: readonly Example[], classes: number, minExamples = 2): LinearModel {
  const weights = new Float64Array(classes * buckets)
  const squares = new Float64Array(classes * buckets).fill(0.1)
  const bias = new Float64Array(classes)
  const random = randomFrom(7)
  const shared = sharedFeatures(examples, minExamples)
  const prepared = examples.map((example, at) => ({ ...example, features: shared[at] ?? [] }))
  for (let round = 0; round < rounds; round++) {
    for (const { features, place, weight = 1 } of shuffled(prepared, random)) {
      const worth = 1 / Math.sqrt(Math.max(1, features.length))
      const scores = Array.from(bias, (base, one) =>
        features.reduce((sum, bucket) => sum + (weights[bucket * classes + one] as number) * worth, base),
      )
      const highest = Math.max(...scores)
      const powers = scores.map(score => Math.exp(score - highest))
      const whole = powers.reduce((sum, power) => sum + power, 0)
      for (let one = 0; one < classes; one++) {
        const error = ((powers[one] as number) / whole - (one === place ? 1 : 0)) * weight
        bias[one] = (bias[one] as number) - 0.02 * error
        for (const bucket of features) {
          const at = bucket * classes + one
          const gradient = error * worth + decay * (weights[at] as number) * features.length
          squares[at] = (squares[at] as number) + gradient * gradient
          weights[at] = (weights[at] as number) - (learningRate * gradient) / Math.sqrt(squares[at] as number)
        }
      }
    }
  }
  return asWholeNumbers(weights, bias)
}

function asWholeNumbers(weights: Float64Array, bias: Float64Array): LinearModel {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / maxWhole
  return { scale, bias: [...bias], weights: Int8Array.from(weights, weight => Math.round(weight / scale)) }
}

/**
 * What a single word suggests counts more, and asking for nothing counts less than its share of the training texts, where it
 * surrounds every ask.
 * @param place of the class that counts less
 */
export const sharpened = ({ scale, bias, weights }: LinearModel, place: number): LinearModel => ({
  scale: scale * sharpness,
  bias: bias.map((base, at) => (base - (at === place ? discount : 0)) * sharpness),
  weights,
})

const sharpness = 2
const discount = 1.4

/** As it is checked in. */
export const storedModel = ({ scale, bias, weights }: LinearModel): StoredModel => ({
  scale: Number(scale.toPrecision(6)),
  bias: bias.map(base => Number(base.toFixed(4))),
  weights: deflateRawSync(weights, { level: 9 }).toString('base64'),
})
