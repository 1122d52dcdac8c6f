/** Numbers from 0 to 1 that are the same for the same seed, so that a failure can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** So many different ones of them; all when there are no more. */
export function pick<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  ).filter(item => item !== undefined)
}
