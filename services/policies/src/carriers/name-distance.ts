/** How many typos a name of so many characters may have. */
const maxTypos = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3)

/** Names of which one has more words are farther apart than any typo. */
const moreWords = 10
/** No more words of a name are compared. */
const maxWords = 8

/**
 * How far two folded names are apart: the number of letters that are missing, too many, other ones, or swapped; 10 more, where
 * one has words beside all those of the other. Undefined: they are different names.
 *
 * @example nameDistance('pacifc mariner', 'pacific mariner') // 1
 * @example nameDistance('pacifc mariner', 'pacific mariner insurance') // 11
 */
export function nameDistance(one: string, other: string): number | undefined {
  const typos = typosOf(one, other)
  if (typos !== undefined) return typos
  const [words, others] = [one, other].map(name => name.split(' ').slice(0, maxWords)) as [string[], string[]]
  const extra = words.length > others.length ? typosOfWords(words, others) : typosOfWords(others, words)
  return extra === undefined ? undefined : moreWords + extra
}

function typosOf(one: string, other: string): number | undefined {
  const max = maxTypos(Math.min(one.length, other.length))
  if (Math.abs(one.length - other.length) > max) return undefined
  const typos = typosBetween(one, other, max)
  return typos <= max ? typos : undefined
}

/** Each word of the shorter name has its own in the longer one; undefined where one has none. */
function typosOfWords(longer: readonly string[], shorter: readonly string[]): number | undefined {
  // "Inc" is in too many names to mean one.
  if (longer.length === shorter.length || shorter.join('').length < 4) return undefined
  const left = [...longer]
  let sum = 0
  for (const word of shorter) {
    const typos = left.map(candidate => typosOf(word, candidate) ?? Number.POSITIVE_INFINITY)
    const least = Math.min(...typos)
    if (least === Number.POSITIVE_INFINITY) return undefined
    left.splice(typos.indexOf(least), 1)
    sum += least
  }
  return sum
}

/** Optimal string alignment, as far as `max`: only cells that near the diagonal are looked at. */
function typosBetween(one: string, other: string, max: number): number {
  const far = max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = new Array<number>(other.length + 1).fill(far)
    current[0] = row
    const [from, to] = [Math.max(1, row - max), Math.min(other.length, row + max)]
    let least = row
    for (let column = from; column <= to; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cell = Math.min(
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? far) + 1 : far,
      )
      current[column] = cell
      least = Math.min(least, cell)
    }
    if (least > max) return far
    beforeLast = last
    last = current
  }
  return last[other.length] ?? far
}
