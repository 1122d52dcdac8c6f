/** BM25+: how fast repetition stops to count, how much length matters, and what the mere presence of a word is worth. */
const saturation = 1.2
const lengthShare = 0.5
const presence = 0.5
/** In tokens; passages are cut to similar lengths, so a constant does for the average. */
const usualLength = 90

/** Steps of an impact in a byte. */
const steps = 255 / (saturation + 1 + presence)

/**
 * What a term says about a passage before its rarity is known: BM25+'s share of the term's frequency, in a byte.
 *
 * @param frequency its weighted number in the passage
 * @param isOwn whether the passage itself has it; its neighbors' words count, but aren't present
 * @param length of the passage, in tokens
 */
export function impactOf(frequency: number, isOwn: boolean, length: number): number {
  const norm = 1 - lengthShare + (lengthShare * length) / usualLength
  const share = (frequency * (saturation + 1)) / (frequency + saturation * norm)
  return Math.max(1, Math.min(255, Math.round((share + (isOwn ? presence : 0)) * steps)))
}

/** The share that an impact stands for. */
export const shareOf = (impact: number): number => impact / steps
