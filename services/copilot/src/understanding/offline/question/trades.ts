/** People of a trade, and what guides call their work: a guide for roofing is about roofers. */
const trades: readonly (readonly [RegExp, string])[] = [
  [/\broof(?:ers?|ing)\b/i, 'roofers roofing'],
  [/\bplumb(?:ers?|ing)\b/i, 'plumbers plumbing'],
  [/\bpaint(?:ers?|ing)\b/i, 'painters painting'],
  [/\belectric(?:ians?|al)\b/i, 'electricians electrical'],
  [/\bframers?\b|\bframing\b/i, 'framers framing'],
  [/\bwelders?\b|\bwelding\b/i, 'welders welding'],
  [/\blandscap(?:ers?|ing)\b/i, 'landscapers landscaping'],
  [/\btruck(?:ers?|ing)\b/i, 'truckers trucking'],
  [/\bbak(?:ers?|ery|eries)\b/i, 'bakers bakery'],
  [/\bbrew(?:ers?|ery|eries)\b/i, 'brewers brewery'],
  [/\bcater(?:ers?|ing)\b/i, 'caterers catering'],
  [/\bmanufactur(?:ers?|ing)\b/i, 'manufacturers manufacturing'],
  [/\bfarm(?:ers?|ing|s)?\b/i, 'farmers farming farm'],
  [/\bexcavat(?:ors?|ion|ing)\b/i, 'excavators excavation'],
  [/\bcontract(?:ors?|ing)\b/i, 'contractors contracting'],
  [/\bclean(?:ers?|ing)\b|\bjanitorial\b/i, 'cleaners cleaning janitorial'],
  [/\bmarin(?:as?|e)\b/i, 'marinas marine'],
  [/\bretail(?:ers?)?\b/i, 'retailers retail'],
]

/** The words of a trade that a question names with one of them; empty where it names none. */
export const tradeWords = (question: string): string =>
  trades.flatMap(([named, words]) => (named.test(question) ? [words] : [])).join(' ')
