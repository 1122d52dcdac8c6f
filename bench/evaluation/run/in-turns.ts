/** So many people ask at once. */
const atOnce = 3

/** Does the work for each thing, for some of them at a time. */
export async function inTurns<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < things.length; from += atOnce) {
    const some = things.slice(from, from + atOnce)
    results.push(...(await Promise.all(some.map(work))))
  }
  return results
}
