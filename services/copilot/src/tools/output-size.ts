/** A model reads all that a tool answers, so it is never more than some 24 KB. */
const maxBytes = 24_000

/** Room for what is around a list: names, counts. */
const around = 2_000

/** The first items that fit into an answer, as many as there are room for. */
export function fitting<Item>(items: readonly Item[], room = maxBytes - around): Item[] {
  let left = room
  const first: Item[] = []
  for (const item of items) {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1
    if (left < 0) break
    first.push(item)
  }
  return first
}
