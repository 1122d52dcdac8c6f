/** `4120 Harbor Dr · Suite 2 · San Diego · CA · 92101`; the second line may be left out. */
export function addressOf(text: string) {
  const [postalCode = '', zone = '', city = '', ...lines] = text.split(' · ').reverse()
  const [line1 = '', line2] = lines.reverse()
  return { line1, city, zone, postalCode, ...(line2 ? { line2 } : {}) }
}
