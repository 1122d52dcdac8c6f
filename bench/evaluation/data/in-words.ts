const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a billion as a contract writes it: "two million five hundred thousand". */
export function inWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number < 100) {
    const unit = number % 10
    return `${tens[Math.floor(number / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`
  }
  if (number < 1000) return joined(number, 100, 'hundred')
  if (number < 1_000_000) return joined(number, 1000, 'thousand')
  return joined(number, 1_000_000, 'million')
}

function joined(number: number, size: number, name: string): string {
  const rest = number % size
  return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`
}
