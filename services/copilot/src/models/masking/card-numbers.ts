import { maskedAs } from './masked-as.ts'

/** Beginnings and lengths that card networks use. */
const networks = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3(0[0-5]|[689])/, lengths: [14, 16] },
  { begins: /^(6011|64[4-9]|65|62)/, lengths: [16, 17, 18, 19] },
  { begins: /^35(2[89]|[3-8])/, lengths: [16] },
]

/** Together, or in the groups that are embossed. */
const candidates =
  /(?<![\w.$]|\w[-.])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?![\w]|[-.,]\d)/g

/** The text without numbers of payment cards. @param isOther whether the number at this place is known to be another */
export function cardNumbers(text: string, isOther: (text: string, at: number) => boolean): string {
  return text.replace(candidates, (found: string, ...rest: unknown[]) => {
    const at = rest.find((value): value is number => typeof value === 'number') ?? 0
    return isCard(found.replace(/\D/g, '')) && !isOther(text, at) ? maskedAs.card : found
  })
}

const isCard = (digits: string): boolean =>
  networks.some(({ begins, lengths }) => begins.test(digits) && lengths.includes(digits.length)) && passesLuhn(digits)

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
