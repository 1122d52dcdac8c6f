/** How people type, and what a document says instead. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\bwhats\b/gi, 'what is'],
  [/\bwhos\b/gi, 'who is'],
  [/\bhow far back\b/gi, 'how many days'],
  [/\bcoi\b|\bcerts?\b/gi, 'certificate'],
  [/\bendts?\b/gi, 'endorsement'],
  [/\bemails?\b/gi, 'mail'],
  [/\bmin\.?(?= )/gi, 'minimum'],
  [/\bmax\.?(?= )/gi, 'maximum'],
  [/\breinstat(?:ed?|ing)\b/gi, 'reinstatement'],
  [/\bremoved?\b/gi, 'deleted'],
]

/** A question in fuller words: "whats the min premium" asks for the minimum premium. */
export const plainWords = (question: string): string =>
  typed.reduce((text, [pattern, words]) => text.replace(pattern, words), question)
