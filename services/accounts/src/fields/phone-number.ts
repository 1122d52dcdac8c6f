import { optionalText } from '@coverdesk/kit'

const message = 'Enter a phone number such as (415) 555-0142.'

/**
 * A phone number, stored as E.164: `(415) 555-0142` becomes `+14155550142`. Numbers of other countries begin with a plus.
 * Empty is no number.
 */
export const phoneNumber = optionalText(40).transform((entered, context) => {
  if (!entered) return undefined
  const number = asE164(entered)
  if (!number) context.addIssue({ code: 'custom', message })
  return number
})

function asE164(entered: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(entered)) return undefined
  const digits = entered.replace(/\D/g, '')
  const american = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1]
  if (american && (digits.length === 11 || !entered.startsWith('+'))) return `+1${american}`
  const isForeign = /^\+(?!1)/.test(entered) && /^[2-9]\d{6,14}$/.test(digits)
  return isForeign ? `+${digits}` : undefined
}

/** A stored number as people read it, and as every screen writes it: `(415) 555-0142`; one of another country as it is stored. */
export function readablePhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${exchange}-${line}` : number
}
