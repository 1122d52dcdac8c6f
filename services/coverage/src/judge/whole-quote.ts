/** A stretch of a text. */
export interface Stretch {
  start: number
  end: number
}

/** Short words and initials that end with a period inside a sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'a.m p.m no nos inc co corp ltd ins st ave rd mr mrs ms dr jr sr art sec vs etc e.g i.e u.s u.s.a approx dept est ste apt bldg occ agg incl excl min max gen amt attn cont para subpara ex a.m.best'.split(
    ' ',
  ),
)

/** Whether a period at a place ends a sentence: not one behind "No" or "8:30 a.m", or inside a number. */
function endsSentence(text: string, at: number): boolean {
  const mark = text[at]
  if (mark === '!' || mark === '?') return !/\S/.test(text[at + 1] ?? ' ')
  if (mark === ';') return true
  if (mark !== '.') return false
  const behind = text.slice(at + 1, at + 4)
  if (/^\S/.test(behind.replace(/^["”’')\]]/, ''))) return false
  let from = at
  while (from > 0 && /[\p{L}\p{N}.&]/u.test(text[from - 1] ?? '')) from -= 1
  const word = text.slice(from, at).toLowerCase()
  // The number of an item of a list is no sentence.
  const isItem = /^(?:\d{1,2}|[ivx]{1,4})$/.test(word) && /(?:^|\n)\s*$/.test(text.slice(Math.max(0, from - 8), from))
  return !(isItem || abbreviations.has(word) || /^\p{L}$/u.test(word))
}

/** The sentences of a stretch of a text; what a semicolon divides stays together. */
export function sentencesIn(text: string, { start, end }: Stretch): Stretch[] {
  const found: Stretch[] = []
  let from = start
  for (let at = start; at < end; at += 1) {
    const isEnd = at === end - 1 || (text[at] !== ';' && endsSentence(text, at))
    if (!isEnd) continue
    while (from < at && /\s/.test(text[from] ?? '')) from += 1
    if (text.slice(from, at + 1).trim() !== '') found.push({ start: from, end: at + 1 })
    from = at + 1
  }
  return found
}

/** Whether a place is between two sentences, cells or lines. A line that begins with a small letter continues the one before. */
function isBoundary(text: string, place: number): boolean {
  if (place <= 0 || place >= text.length) return true
  let from = place
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from -= 1
  let to = place
  while (to < text.length && /\s/.test(text[to] ?? '')) to += 1
  if (from === 0 || to === text.length) return true
  const between = text.slice(from, to)
  if (between.includes('\t') || /\n\s*\n/.test(between)) return true
  if (between.includes('\n') && !/\p{Ll}/u.test(text[to] ?? '')) return true
  return between !== '' && endsSentence(text, from - 1)
}

/** Whether a stretch cuts no word and no number: what isn't whole proves nothing. */
export function isUncut(text: string, { start, end }: Stretch): boolean {
  if (joins(text[start - 1], text[start]) || joins(text[end - 1], text[end])) return false
  const before = text.slice(Math.max(0, start - 2), start)
  const behind = text.slice(end, end + 8)
  // "$12" of "$12,345", and "345" of it.
  if (/\d/.test(text[end - 1] ?? '') && /^[.,'’]\d/.test(behind)) return false
  if (/\d/.test(text[start] ?? '') && /\d[.,'’]$/.test(before)) return false
  // "$12" of "$12 345.00", and "345.00" of it.
  const last = text.slice(Math.max(0, end - 8), end)
  const first = text.slice(Math.max(0, start - 8), start)
  if (/(?:\$|USD)\s?\d{1,3}$/i.test(last) && /^[ \u00A0\u2007\u2009\u202F]\d{3}(?:[.,]\d{2})?(?!\d)/.test(behind))
    return false
  return !(
    /(?:\$|USD)\s?\d{1,3}[ \u00A0\u2007\u2009\u202F]$/i.test(first) && /^\d{3}(?!\d)/.test(text.slice(start, start + 4))
  )
}

const joins = (one: string | undefined, other: string | undefined) =>
  /[\p{L}\p{N}]/u.test(one ?? '') && /[\p{L}\p{N}]/u.test(other ?? '')

/**
 * The quote as it may be shown: it begins and ends where a sentence, a cell or a line does. One that doesn't is made longer.
 *
 * @param longest so many characters at most, where it has to be made longer
 * @returns null where the whole quote would be longer
 */
export function wholeQuote(text: string, { start, end }: Stretch, longest = 800): Stretch | null {
  let from = start
  while (!isBoundary(text, from)) from -= 1
  let to = end
  while (!isBoundary(text, to)) to += 1
  while (from < to && /\s/.test(text[from] ?? '')) from += 1
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
  const isGiven = from >= start && to <= end
  return isGiven || to - from <= longest ? { start: from, end: to } : null
}
