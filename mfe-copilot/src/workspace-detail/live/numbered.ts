/** A part of a workspace, numbered from 1 without gaps. */
export interface Numbered {
  number: number
}

/** Known parts by their numbers; what comes later in `parts` counts. */
export function byNumber<Part extends Numbered>(...parts: readonly (readonly Part[])[]): ReadonlyMap<number, Part> {
  return new Map(parts.flat().map(part => [part.number, part]))
}

/** The end of what is known that has no gap in it, in its order. */
export interface NumberedTail<Part> {
  parts: readonly Part[]
  /** Those before this number are still to be asked for. */
  before: number
  /** Newer ones are missing, or known ones are behind a gap: it can’t wait until someone looks for them. */
  hasGap: boolean
}

/** @param count how many there are in the workspace */
export function tailOf<Part extends Numbered>(known: ReadonlyMap<number, Part>, count: number): NumberedTail<Part> {
  const parts: Part[] = []
  let number = count
  for (let part = known.get(number); part; part = known.get(number)) {
    parts.unshift(part)
    number -= 1
  }
  const isKnownBefore = [...known.keys()].some(one => one <= number)
  return { parts, before: number + 1, hasGap: number > 0 && (isKnownBefore || parts.length === 0) }
}
