/**
 * A US number as "(619) 555-0142", with "ext. 7" kept; the number of another country, and anything else, as it was written.
 */
export function formatPhone(phone: string): string {
  const [main = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const isForeign = /^\s*\+\s*[^1\s]/.test(main)
  const isAmerican = digits.length === 10 && !isForeign && !/[a-z]/i.test(main)
  if (!isAmerican && !isForeign) return phone
  const number = isAmerican ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : main
  return extension ? `${number} ext. ${extension}` : number
}
