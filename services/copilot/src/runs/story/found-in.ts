/** Where searches tell what they found. */
const lists = ['passages', 'records', 'results']

/** How much a search found; null: the answer isn’t that of a search. @param result of a tool, as JSON */
export function foundIn(result: string | null): number | null {
  if (result === null) return null
  try {
    const answer: Record<string, unknown> | null = JSON.parse(result)
    const found = lists.map(name => answer?.[name]).find(Array.isArray)
    return found?.length ?? null
  } catch {
    return null
  }
}
