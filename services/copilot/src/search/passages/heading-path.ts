import type { Heading } from './passage.ts'

/** What a heading without a level counts as. */
const usualLevel = 3
const longest = 200

/** The path behind a further heading: it ends those of its level and below. */
export function withHeading(path: readonly Heading[], text: string, level = usualLevel): Heading[] {
  const heading = { level, text: text.replace(/\s+/g, ' ').trim().slice(0, longest) }
  return heading.text ? [...path.filter(other => other.level < level), heading] : [...path]
}
