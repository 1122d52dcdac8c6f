/** Letters in front belong to it where they are capitals, or stick to it. */
const number = String.raw`((?:[A-Z]{1,6} |[A-Za-z]{1,6}-?)?\d[A-Za-z\d-]{3,20})`
const written = new RegExp(String.raw`\b${number}\b`, 'g')
const introduced = new RegExp(
  String.raw`\b[Pp](?:olicy|OLICY|ol)(?: (?:[Nn]umber|[Nn]o\.?|[Nn]r|[Nn]um|NUMBER|NO\.?))? ?[:#]{0,2} ?(?:is )?${number}\b`,
  'g',
)

/** In characters; numbers stand at the beginning of what people write, or in its signature. */
const maxText = 200_000
const minDigits = 5
const maxNumbers = 5

const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** Phone numbers, ZIP codes, days, amounts and VINs are no policy numbers. */
const isOther = (found: string) =>
  /^\d{3}-\d{3}-\d{4}$|^\d{3}-\d{4}$|^(?:[A-Z]{2} )?\d{5}(?:-\d{4})?$|^\d{1,4}-\d{1,2}-\d{1,4}$|^(?:VIN )?[A-HJ-NPR-Z\d]{17}$|^\d{10,11}$/i.test(
    found,
  )

/** What may be numbers of policies in a text, those that it calls so first. Whether they are, policies know. */
export function policyNumbersIn(text: string): string[] {
  const plain = text.slice(0, maxText).replace(/\s+/g, ' ')
  const called = [...plain.matchAll(introduced)].map(match => (match[1] ?? '').trim())
  const others = [...plain.matchAll(written)]
    .map(([found]) => found.trim())
    .filter(found => /[a-z]/i.test(found) && digitsOf(found) >= minDigits)
  const all = [...called.filter(found => digitsOf(found) >= 4), ...others].filter(found => !isOther(found))
  return [...new Set(all.map(found => found.toUpperCase()))].slice(0, maxNumbers)
}
