/** What documents say instead of the word that people ask with. */
const said: readonly [RegExp, readonly string[]][] = [
  [/\b(?:expir\w*|ends?|renew\w*|run out|lapse)\b/i, ['policy period', 'expiration date', 'policy term']],
  [/\b(?:begins?|starts?|effective|incept\w*)\b/i, ['policy period', 'effective date', 'policy term']],
  [
    /\b(?:insurer|carrier|insurance company|who (?:insures|writes|underwrites))\b/i,
    ['insurer', 'insurance company', 'carrier', 'issuing company'],
  ],
  [/\bvalued\b/i, ['valuation date', 'valued as of', 'date of valuation']],
  [/\bwho holds\b/i, ['certificate holder']],
  [/\bwho is (?:the )?(?:insured|client|policyholder)\b/i, ['named insured']],
]

/** The same question in the words of documents; none where it is in them already. */
export const otherWords = (question: string): readonly string[] =>
  /\b(?:when|who|what|which)\b/i.test(question) ? (said.find(([words]) => words.test(question))?.[1] ?? []) : []
