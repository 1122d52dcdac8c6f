/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * How well a title answers what was typed: every typed word must begin a word of it, or be its initials, or stand in it.
 *
 * @param further words by which it is found as well, with less weight
 * @returns 0 for not at all; a higher number is a better answer
 * @example matchScore('cr acc', 'Create account') // 4
 */
export function matchScore(typed: string, title: string, further = ''): number {
  const wanted = wordsOf(typed)
  // Signs alone answer nothing.
  if (wanted.length === 0) return typed.trim() === '' ? 1 : 0
  const words = wordsOf(title)
  const initials = words.map(word => word[0]).join('')
  if (wanted.length === 1 && words.length > 1 && initials.startsWith(wanted[0] ?? '')) return 3
  const scores = wanted.map((part, index) => {
    if (words[index]?.startsWith(part)) return 4
    if (words.some(word => word.startsWith(part))) return 3
    if (wordsOf(further).some(word => word.startsWith(part))) return 2
    return part.length > 1 && fold(title).includes(part) ? 1 : 0
  })
  return Math.min(...scores)
}
