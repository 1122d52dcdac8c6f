import { cardNumbers } from './card-numbers.ts'
import { maskedAs } from './masked-as.ts'

const dash = '[-\\u2010-\\u2015\\u2212.\\u00a0 ]'
/** Nothing around it that would make it a part of a longer number, an id or a word. */
const alone = (pattern: string) => `(?<![\\w.]|\\w[-.])${pattern}(?![\\w]|[-.]\\w)`

/** Never issued: 000 and 666 in front, zeros in the middle or at the end. From 900 on they are taxpayers’ numbers. */
const area = '(?!000|666)\\d{3}'
const dashedSocial = new RegExp(alone(`${area}(${dash})(?!00)\\d{2}\\1(?!0000)\\d{4}`), 'g')
const socialLabel = '(?:\\bSSN\\b|\\bSS\\s?#|social\\s+security|\\bITIN\\b)'
const labeledSocial = new RegExp(
  `(${socialLabel}[^\\d\\n]{0,40}\\n?[^\\d\\n]{0,20})(\\d{9}|\\d{3}${dash}?\\d{2}${dash}?\\d{4})(?!\\d)`,
  'gi',
)

const bankLabel =
  /\b(?:bank|checking|savings|routing|ABA|ACH|EFT|IBAN|SWIFT|wire|direct\s+deposit|autopay|money\s+market)\b/i
const bankNumber = /(?<![\w.$])\d[\d -]{4,20}\d(?![\w]|[.,]\d)/g
const ibans = /(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?!\w)/g

/** A policy’s number is no secret, whatever it looks like. */
const policyLabel =
  /\b(?:policy|certificate|claim|quote|binder|submission|invoice|license|NAIC|FEIN|EIN)\b[^\n\d]{0,24}$/i

/**
 * Hides Social Security numbers, bank account and routing numbers, and card numbers in a text that goes to a model’s provider.
 * Policy numbers, phone numbers, amounts and dates stay. A number that belongs to a bank is known by the words around it.
 */
export function maskNumbers(text: string): string {
  if (!/\d{2}/.test(text)) return text
  return maskBanks(
    cardNumbers(text, isPolicyNumber)
      .replace(labeledSocial, (_, label: string) => `${label}${maskedAs.social}`)
      .replace(dashedSocial, (found, _dash, at: number, all: string) =>
        isPolicyNumber(all, at) ? found : maskedAs.social,
      )
      .replace(ibans, found => (isIban(found) ? maskedAs.bank : found)),
  )
}

const isPolicyNumber = (text: string, at: number): boolean => policyLabel.test(text.slice(Math.max(0, at - 60), at))

/** Ends what belongs together: a line, also inside of JSON, and a text of JSON. */
const seams = /(\n|\\n|")/
const isBetween = (part: string) => /^(?:[\s,:{}[\]"]*|\\n|value|text)$/.test(part)

/** In what speaks of a bank, and in what comes next: numbers of 6 to 17 digits that nothing says are something else. */
function maskBanks(text: string): string {
  let followsBank = false
  return text
    .split(seams)
    .map(part => {
      if (isBetween(part)) return part
      const speaksOfBank = bankLabel.test(part)
      const isContinued = followsBank && /^\W*(?:\d|account|acct|number|no\b)/i.test(part)
      followsBank = speaksOfBank
      return speaksOfBank || isContinued ? maskBankPart(part) : part
    })
    .join('')
}

const otherLabel = /\b(?:phone|tel|fax|call|cell|mobile|zip|suite|unit|box|date|on|dated|NAIC|loan)\b[^\d]{0,16}$/i
const date = /^(?:\d{1,2}[- ]\d{1,2}[- ]\d{2,4}|\d{4}-\d{2}-\d{2})$/
const phone = /^\d{3}[- ]\d{3}[- ]\d{4}$/

function maskBankPart(part: string): string {
  return part.replace(bankNumber, (found, at: number) => {
    const digits = found.replace(/\D/g, '')
    const before = part.slice(0, at)
    const isOther = otherLabel.test(before) || isPolicyNumber(part, at) || date.test(found) || phone.test(found)
    // “(555) 010-2233” and “Sacramento, CA 95814-1234” stay.
    const isPlace = /\([\d]{3}\)\s*$/.test(before) || /\b[A-Z]{2}\s+$/.test(before)
    return digits.length < 6 || digits.length > 17 || isOther || isPlace ? found : maskedAs.bank
  })
}

/** ISO 13616: the digits, letters counting from 10, leave 1 when divided by 97. */
function isIban(text: string): boolean {
  const letters = text.replace(/ /g, '')
  if (letters.length < 15 || letters.length > 34) return false
  const digits = [...letters.slice(4), ...letters.slice(0, 4)].map(letter => Number.parseInt(letter, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
