/**
 * A US number as "(619) 555-0142", with "ext. 7" kept; anything else as it was written.
 */
export function formatPhone(phone: string): string {
  const [main = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i)
  const digits = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length !== 10 || /[a-z]/i.test(main)) return phone
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return extension ? `${number} ext. ${extension}` : number
}
