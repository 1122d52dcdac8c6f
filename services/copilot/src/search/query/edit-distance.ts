/**
 * How many letters have to be changed, added, left out or swapped with their neighbor to make one word of the other.
 *
 * @returns a number above `most` when there are more than that
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(next, column - 1) + 1)
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) distance = Math.min(distance, at(before, column - 2) + 1)
      next.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return at(last, other.length)
}

const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
