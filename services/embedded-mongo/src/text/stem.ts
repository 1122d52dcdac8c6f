/**
 * The stem of an English word in lower case: https://snowballstem.org/algorithms/english/stemmer.html (Porter 2).
 * `blueberries` and `blueberry` both become `blueberri`.
 */
export function stem(word: string): string {
  if (word.length <= 2) return word
  const exception = exceptions.get(word)
  if (exception !== undefined) return exception
  const marked = word.replace(/^'/, '').replace(/(^|[aeiouy])y/g, '$1Y')
  const regions = regionsOf(marked)
  const singular = withoutPlural(marked.replace(/'s?'?$/, ''))
  if (settled.has(singular)) return singular
  let stemmed = withoutPast(singular, regions).replace(/(?<=.[^aeiouy])[yY]$/, 'i')
  stemmed = replaceEnding(stemmed, simplerEndings, regions.first)
  stemmed = replaceEnding(stemmed, derivedEndings, regions.first, regions.second)
  stemmed = withoutSuffix(stemmed, regions.second)
  return withoutLastLetter(stemmed, regions).toLowerCase()
}

const exceptions = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    ...Object.fromEntries(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map(word => [word, word])),
  }),
)

/** Words that keep what looks like an ending. */
const settled = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

/** Where the parts begin that endings are taken from: behind the first consonant that follows a vowel, and once more. */
interface Regions {
  first: number
  second: number
}

function regionsOf(word: string): Regions {
  const [prefix] = /^(?:gener|commun|arsen)/.exec(word) ?? []
  const first = prefix ? prefix.length : behindVowelAndConsonant(word, 0)
  return { first, second: behindVowelAndConsonant(word, first) }
}

function behindVowelAndConsonant(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/(?:us|ss)$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutPast(word: string, { first }: Regions): string {
  const [full] = /eed(?:ly)?$/.exec(word) ?? []
  if (full) return word.length - full.length >= first ? `${word.slice(0, -full.length)}ee` : word
  const [ending] = /(?:ed|edly|ing|ingly)$/.exec(word) ?? []
  const rest = ending ? word.slice(0, -ending.length) : ''
  if (!/[aeiouy]/.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1)
  return rest.length <= first && isShortSyllable(rest) ? `${rest}e` : rest
}

const isShortSyllable = (text: string) => /^[aeiouy][^aeiouy]$|[^aeiouy][aeiouy][^aeiouywxY]$/.test(text)

type Endings = [ending: RegExp, replacement: string, region?: 'second'][]

const simplerEndings: Endings = [
  [/(?:ational|ation|ator)$/, 'ate'],
  [/(?:ization|izer)$/, 'ize'],
  [/(?:ousness|ousli)$/, 'ous'],
  [/(?:iveness|iviti)$/, 'ive'],
  [/tional$/, 'tion'],
  [/(?:biliti|bli)$/, 'ble'],
  [/(?:alism|aliti|alli)$/, 'al'],
  [/(?:fulness|fulli)$/, 'ful'],
  [/lessli$/, 'less'],
  [/entli$/, 'ent'],
  [/enci$/, 'ence'],
  [/anci$/, 'ance'],
  [/abli$/, 'able'],
  [/(?<=l)ogi$/, 'og'],
  [/(?<=[cdeghkmnrt])li$/, ''],
]

const derivedEndings: Endings = [
  [/ational$/, 'ate'],
  [/tional$/, 'tion'],
  [/alize$/, 'al'],
  [/(?:icate|iciti|ical)$/, 'ic'],
  [/ative$/, '', 'second'],
  [/(?:ful|ness)$/, ''],
]

/** Replaces the first ending that fits, where it is in its region. */
function replaceEnding(word: string, endings: Endings, first: number, second = first): string {
  for (const [ending, replacement, region] of endings) {
    const found = ending.exec(word)
    if (!found) continue
    return found.index >= (region ? second : first) ? word.slice(0, found.index) + replacement : word
  }
  return word
}

function withoutSuffix(word: string, second: number): string {
  const suffix = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/
  const found = suffix.exec(word)
  return found && found.index >= second ? word.slice(0, found.index) : word
}

function withoutLastLetter(word: string, { first, second }: Regions): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) {
    const goes = rest.length >= second || (rest.length >= first && !isShortSyllable(rest))
    return goes ? rest : word
  }
  return word.endsWith('ll') && rest.length >= second ? rest : word
}
