/**
 * A light stem: plurals, -ing, -ed and a final e. Longer endings stay, because "insured" and "insurance" aren't the same thing in
 * a policy.
 *
 * @param word in lower case
 * @example stem('policies') // policy
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = withoutPlural(word)
  const plain = withoutEnding(singular)
  return plain.length > 3 && plain.endsWith('e') ? plain.slice(0, -1) : plain
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('eed')) return word
  const rest = word.replace(/(?:ing|ed)$/, '')
  if (rest === word || rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  return /([bdfgmnprtl])\1$/.test(rest) ? rest.slice(0, -1) : rest
}
