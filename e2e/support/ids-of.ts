/** The ids of the records of one collection that audit entries tell of, in order. */
export const idsOf = (changes: { collection: string; id: unknown }[], of: string) =>
  changes.flatMap(({ collection, id }) => (collection === of ? String(id) : [])).sort()
