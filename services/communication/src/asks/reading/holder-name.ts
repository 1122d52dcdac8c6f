const word = String.raw`(?:[A-Z][\w&'’.-]*|&|\d+[A-Z]\w*)`
const between = '(?:of|the|and|for|at|de|del|la)'
/** Words with capitals in a row, such as `Port of San Diego` or `Hines Property Management, LLC`. */
const name = String.raw`((?:the\s+)?${word}(?:\s+(?:${between}\s+){0,2}${word})*(?:,?\s+(?:LLC|L\.L\.C\.|Inc\.?|LP|LLP|Corp\.?|Co\.?|Ltd\.?))?)`

const certificate =
  '(?:certificates?(?: of (?:liability )?insurance)?|[Cc]erts?|COIs?|proof of insurance|evidence of (?:property )?insurance)'

/** Where a name is certainly the one that it is for. */
// linear: a sentence of at most 1,000 characters (cut in sentences-of.ts)
const places: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[Cc]ertificate\s+)?[Hh]older(?:'s|’s)?(?:\s+[Nn]ame)?\s*(?:should be|must be|must read|should read|should say|is|:|-)\s*${name}`,
  ),
  new RegExp(String.raw`(?:[Nn]am(?:e|ing)|[Ll]ist(?:ing)?)\s+${name}\s+(?:as|for)\b`),
  new RegExp(
    String.raw`(?:[Aa]dd|[Ii]nclude|[Pp]ut|[Hh]ave|[Mm]ake)\s+${name}(?:\s+(?:listed|added|named|on|in|down))?\s+(?:as|to|an?)\b`,
  ),
  new RegExp(
    String.raw`(?<![\w&'’.-])${name}\s+(?:needs?|wants?|has|have|must|should|requires?)\s+(?:to be|be)\b.{0,40}additional insured`,
  ),
  new RegExp(String.raw`[Aa]dditional insured(?:s)?(?:\s+(?:to be added|is|are|should be))?\s*(?::|is|for)\s*${name}`),
  new RegExp(
    String.raw`${certificate}\s+(?:\w+\s+){0,3}?(?:to|for|naming|made out to|in favor of|listing|over to)\s+${name}`,
  ),
  new RegExp(String.raw`(?:made out to|in favor of|naming|to)\s+${name}`),
  new RegExp(String.raw`${certificate}.{0,60}\bfor\s+${name}`),
  new RegExp(String.raw`\b(?:job|contract|project|work)\s+(?:for|with)\s+${name}`),
]

/** With a capital, and no one’s name. */
const general =
  /^(?:the|our|my|your|a|an|i|we|please|can|could|coi|cert|certificate|gl|wc|ai|acord|additional|insured|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|them|they|it|thanks|hi|hello|limits?|general|liability|auto|umbrella|bop|vin|attn)$/i
// linear: a name in a sentence of at most 1,000 characters (cut in sentences-of.ts)
const trailing = new RegExp(String.raw`(?:\s+${between}|[.,'’-])+$`, 'i')

function cleaned(found: string): string | null {
  const text = found
    .replace(/\s+/g, ' ')
    .replace(/\.(?=\s+[A-Z][a-z]).*$/, '')
    .replace(trailing, match =>
      /^\.$/.test(match) && /\b(?:Inc|Co|Corp|Ltd)$/i.test(found.replace(/\.$/, '')) ? '.' : '',
    )
  const words = text.replace(/^the\s+/i, '').split(' ')
  return words.every(one => general.test(one.replace(/[.,]/g, ''))) || general.test(words[0] ?? '')
    ? null
    : text.slice(0, 200)
}

/** Who a certificate is for, or who becomes an additional insured, where the words name them without doubt. */
export function nameOfHolder(sentences: readonly string[]): string | null {
  for (const place of places) {
    for (const sentence of sentences) {
      const found = place.exec(sentence)?.[1]
      const name = found ? cleaned(found) : null
      if (name) return name
    }
  }
  return null
}
