/** Of all letters: as many may have no meaning. */
const maxMeaningless = 0.15
/** Few words tell nothing about a language. */
const minTokens = 25

const meaningless = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu
const vowels = /[aeiouyáéíóúäöü]/gi
const letters = /\p{L}/gu
/** Signs that stand inside of words when a font says the wrong letters. */
const mixed = /\p{L}[!"#$%*+<=>@[\]^_`{|}~\\]\p{L}|[\p{L}][0-9]\p{Ll}/u

/**
 * Whether the text of a page is what people see on it. A font that doesn't say which letters it draws gives signs without
 * a meaning, or other letters; the page is then read by its looks.
 */
export function isUsableText(words: readonly string[]): boolean {
  const text = words.join('')
  const strange = text.match(meaningless)?.length ?? 0
  if (strange > maxMeaningless * text.length) return false
  const tokens = words.filter(word => /\p{L}{3}|\p{L}.\p{L}/u.test(word))
  if (tokens.length < minTokens) return true
  const all = tokens.join('')
  // Scripts without Latin letters have no vowels that could be counted.
  const latin = all.match(/[a-z]/gi)?.length ?? 0
  if (latin < 0.5 * all.length) return (all.match(letters)?.length ?? 0) >= 0.5 * all.length
  const share = (all.match(vowels)?.length ?? 0) / latin
  return share > 0.2 && share < 0.7 && tokens.filter(token => mixed.test(token)).length < 0.3 * tokens.length
}
