/** What stands for many different words of one kind, and begins with a sign that no word has. */
const kinds: readonly [pattern: RegExp, stand: string | ((found: string) => string)][] = [
  [/\S+/g, withStand],
  [/\b(?:https?:\/\/|www\.)\S+/g, ' #url '],
  [/\$\s?\d[\d,.]*\s?(?:k|m|mm|million)?\b/g, ' #money '],
  [/\b(?=\w*\d)(?=\w*[a-z])[a-z0-9]{11,17}\b/g, ' #vin '],
  [/\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b555-\d{4}\b/g, ' #phone '],
  [/\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b/g, ' #date '],
  [/[a-z0-9]+(?:-[a-z0-9]+)*/g, found => (isCode(found) ? ' #code ' : found)],
  [/\b\d[\d,.]*(?:st|nd|rd|th|k|m|%)?\b/g, ' #number '],
  [/\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g, ' #month '],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, ' #weekday '],
]

/** Letters and digits with dashes between them, or letters in front of a number. */
const isCode = (found: string) =>
  found.includes('-') ? /\d/.test(found) && /[a-z]/.test(found) : /^[a-z]{2,5}\d{4,}$/.test(found)

/** A word that is an email address: something in front of an at sign, and a period behind it that a letter follows. */
function withStand(word: string): string {
  const at = word.indexOf('@', 1)
  if (at < 0) return word
  let dot = word.lastIndexOf('.')
  while (dot > at + 1 && !/\w/.test(word.charAt(dot + 1))) dot = word.lastIndexOf('.', dot - 1)
  if (dot <= at + 1) return word
  return ` #email ${word.slice(dot + 1).replace(/^\w+/, '')}`
}

const contractions: readonly [RegExp, string][] = [
  [/\bcan't\b|\bcant\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bdont\b/g, 'do not'],
  [/\b(i|we|you|they|he|she|it|that|what|who|there)'d\b/g, '$1 would'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\b(it|that|what|who|here|there|let)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
  [/cancell/g, 'cancel'],
  [/\bw-9\b/g, 'wnine'],
]

/** Short forms of the trade and of messages, in the words that they stand for. */
const shortForms: Readonly<Record<string, string>> = {
  ...{
    coi: 'certificate',
    cois: 'certificate',
    cert: 'certificate',
    certs: 'certificate',
    certificates: 'certificate',
  },
  ...{ addl: 'additional', ai: 'additional insured', ais: 'additional insured', insureds: 'insured' },
  ...{ dec: 'declaration', decs: 'declaration', declarations: 'declaration' },
  ...{ pls: 'please', plz: 'please', kindly: 'please', thx: 'thanks', ty: 'thanks', tks: 'thanks' },
  ...{ u: 'you', ur: 'your', wanna: 'want to', gonna: 'going to', gotta: 'have to', tmrw: 'tomorrow' },
  ...{ quotation: 'quote', quotes: 'quote', endorsement: 'endorse', docs: 'documents', doc: 'document' },
  ...{ eff: 'effective', asap: 'asap', info: 'information', acct: 'account', pol: 'policy', policies: 'policy' },
}

const endings: readonly [RegExp, string][] = [
  [/(cancel)(?:lation|ation)s?$/, '$1'],
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/([^s])s$/, '$1'],
  // linear: a word of at most 40 letters (cut in wordsOfSentence)
  [/(..[aeiouy].*|[aeiou].+)(?:ing|ed)$/, '$1'],
]

/** A word without its ending: adding, added and adds are add. It is made for telling asks apart, not for reading. */
export function stemOf(word: string): string {
  if (word.startsWith('#') || word.length < 4) return word
  const stripped = endings.reduce((left, [ending, put]) => left.replace(ending, put), word)
  const single = stripped.length > 3 ? stripped.replace(/([bdgmnprt])\1$/, '$1') : stripped
  return single.length > 4 ? single.replace(/e$/, '') : single
}

/** In letters; longer ones are no words. */
const maxWord = 40

/** The words of a sentence in order, in lower case, with stands for numbers, dates and addresses. */
export function wordsOfSentence(sentence: string): string[] {
  const plain = sentence.normalize('NFKC').toLowerCase().replace(/[’‘ʼ]/g, "'")
  const replaced = [...contractions, ...kinds].reduce(
    (text, [pattern, put]) => (typeof put === 'string' ? text.replace(pattern, put) : text.replace(pattern, put)),
    plain,
  )
  const words = replaced.match(/#?[\p{L}]+/gu) ?? []
  return words.flatMap(word => shortForms[word]?.split(' ') ?? [word.slice(0, maxWord)])
}
