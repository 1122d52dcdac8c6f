/** So many pages of text are shown at once: a page can be a long sheet. */
export const pagesOfPortion = 20

export interface PagePortion {
  /** The number before the first page. */
  after: number
  /** The first page of the portion before and of the one behind; undefined where there is none. */
  before: number | undefined
  next: number | undefined
}

/** The portion that a page is in. A page behind the last one leads to the last portion. */
export function portionOf(page: number, pageCount: number): PagePortion {
  const last = Math.max(1, pageCount)
  const after = Math.floor((Math.min(page, last) - 1) / pagesOfPortion) * pagesOfPortion
  const next = after + pagesOfPortion + 1
  return {
    after,
    before: after > 0 ? after - pagesOfPortion + 1 : undefined,
    next: next <= last ? next : undefined,
  }
}
