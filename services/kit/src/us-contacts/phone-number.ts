import { optionalText } from '../fields.ts'

const message = 'Enter a phone number such as (415) 555-0142.'

/** `x12`, `ext. 12`, `extension 12`, `#12`, any of them in parentheses, and as links write it: `;ext=12`. */
const mark = String.raw`(?:(?:extension|extn|ext|x)[.:]?\s*[#-]?|#)\s*`
const extension = new RegExp(String.raw`^(.*?)(?<![(\s])[\s,;]*(?:;ext=|${mark})(\d{1,7})$`, 'i')
const inParentheses = new RegExp(String.raw`^(.*?)[\s,;]*\(\s*${mark}(\d{1,7})\s*\)$`, 'i')

/**
 * A phone number, stored as E.164: `(415) 555-0142` becomes `+14155550142`. Numbers of other countries begin with a plus. An
 * extension follows an x: `+14155550142 x12`. Empty is no number.
 */
export const phoneNumber = optionalText(40).transform((entered, context) => {
  if (!entered) return undefined
  const [, main = entered, digits] = inParentheses.exec(entered) ?? extension.exec(entered) ?? []
  const number = asE164(main)
  if (!number) context.addIssue({ code: 'custom', message })
  return number && digits ? `${number} x${digits}` : number
})

function asE164(entered: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(entered)) return undefined
  const digits = entered.replace(/\D/g, '')
  const american = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1]
  if (american && (digits.length === 11 || !entered.startsWith('+'))) return `+1${american}`
  const isForeign = /^\+(?!1)/.test(entered) && /^[2-9]\d{6,14}$/.test(digits)
  return isForeign ? `+${digits}` : undefined
}

/** A stored number without its extension: what people of one office have in common. */
export const withoutExtension = (number: string): string => number.replace(/ x\d+$/, '')

/** Finds stored numbers that differ in their extensions alone. An exclamation mark follows a space, and no other sign of a number. */
export const anyExtensionOf = (number: string) => {
  const main = withoutExtension(number)
  return { $gte: main, $lt: `${main}!` }
}

/** A stored number as people read it, and as every screen writes it: `(415) 555-0142 ext. 12`; one of another country as E.164. */
export function readablePhone(number: string): string {
  const [main = '', digits] = number.split(' x')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(main) ?? []
  const readable = area ? `(${area}) ${exchange}-${line}` : main
  return digits ? `${readable} ext. ${digits}` : readable
}
