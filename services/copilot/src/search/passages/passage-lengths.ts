/** How long passages are, in words. */
export const passageLengths = {
  /** A passage that has as many ends with its paragraph. */
  enough: 80,
  /** Where a long paragraph is divided. */
  usual: 160,
  most: 250,
  /** A table begins a new passage behind more than this; less introduces it. */
  introduction: 40,
}

/** Counts words as people do. */
export function wordsOf(text: string): number {
  let count = 0
  let isInWord = false
  for (let place = 0; place < text.length; place += 1) {
    const isSpace = text.charCodeAt(place) <= 32 || text.charCodeAt(place) === 160
    if (!isSpace && !isInWord) count += 1
    isInWord = !isSpace
  }
  return count
}
