/** What lies on each page, in the order that it came in. */
export function byPage<Placed extends { page: number }>(
  placed: readonly Placed[],
): ReadonlyMap<number, readonly Placed[]> {
  const pages = new Map<number, Placed[]>()
  for (const one of placed) {
    const others = pages.get(one.page)
    if (others) others.push(one)
    else pages.set(one.page, [one])
  }
  return pages
}
