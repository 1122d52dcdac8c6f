/** Numbers that look random and are the same in every run: a document's name is its seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number; both ends are possible. */
  between(low: number, high: number): number
  pick<Choice>(choices: readonly Choice[]): Choice
}

export function random(seed: string): Random {
  let state = [...seed].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5)
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Choice>(choices: readonly Choice[]) => {
    const choice = choices[between(0, choices.length - 1)]
    if (choice === undefined) throw new Error('There is nothing to pick from.')
    return choice
  }
  return { next, between, pick }
}
