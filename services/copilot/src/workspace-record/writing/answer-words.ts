import { z } from 'zod'

const passage = z.object({ name: z.string(), page: z.number() })
/** What answers of tools have in them, of all tools. */
const answer = z.object({
  stated: z.array(passage).optional(),
  passages: z.array(passage).optional(),
  records: z.array(z.object({ title: z.string() })).optional(),
  total: z.number().optional(),
  results: z.array(z.object({ title: z.string(), host: z.string() })).optional(),
  name: z.string().optional(),
  pages: z.array(z.object({ page: z.number() })).optional(),
})

const maxNamed = 5

/** What a tool answered, in a line: where it found something, and which records. Null: nothing that a line can say. */
export function answerWords(answerJson: string | null): string | null {
  const given = answer.safeParse(answerJson === null ? null : JSON.parse(answerJson))
  if (!given.success) return null
  const { stated = [], passages, records, total, results, name, pages } = given.data
  if (passages)
    return found(
      [...stated, ...passages].map(({ name, page }) => `${name}, page ${page}`),
      'Found in',
    )
  if (records)
    return found(
      records.map(({ title }) => title),
      'Found',
      total,
    )
  if (results)
    return found(
      results.map(({ title, host }) => `${title} (${host})`),
      'Found',
    )
  if (name && pages)
    return found(
      pages.map(({ page }) => `${name}, page ${page}`),
      'Read',
    )
  return null
}

/** @param total as many as there are; by default those that are listed */
function found(items: readonly string[], verb: string, total?: number): string {
  const names = [...new Set(items)]
  if (names.length === 0) return 'Found nothing'
  const left = (total ?? names.length) - Math.min(names.length, maxNamed)
  return `${verb} ${names.slice(0, maxNamed).join('; ')}${left > 0 ? `; and ${left} more` : ''}`
}
