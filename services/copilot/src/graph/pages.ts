import { z } from 'zod'

/** A page of records, as every area answers it. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), endCursor: z.string().nullable() })

interface Page<Item> {
  items: Item[]
  total: number
  endCursor: string | null
}

/** Records, and whether they are all that there are. */
export interface Collected<Item> {
  items: Item[]
  isComplete: boolean
}

/** So many records are asked for at once, and so many pages of them at the most. */
export const pageSize = 100
const maxPages = 6

/** All records of a list, up to 600. @param ask null when what they belong to is gone */
export async function allOf<Item>(ask: (after: string | null) => Promise<Page<Item> | null>): Promise<Collected<Item>> {
  const items: Item[] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const next: Page<Item> | null = await ask(after)
    items.push(...(next?.items ?? []))
    after = next?.endCursor ?? null
    if (!after) return { items, isComplete: true }
  }
  return { items, isComplete: false }
}
