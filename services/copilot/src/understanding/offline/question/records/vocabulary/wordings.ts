/**
 * How people word one thing, a wording a line. `…` is whatever stands between in the same sentence: "where … stand" is "where does
 * the Bayview umbrella stand", of which only "stand" is taken, as the rest may be a name.
 */
export function wordings(lines: string): RegExp {
  const each = lines
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const parts = line.split('…').map(part => part.trim().replace(/ \?/g, '\\s?').replace(/ +/g, '\\s+'))
      const last = parts.pop() ?? ''
      const before = parts.length > 0 ? `(?<=\\b(?:${parts.join(')\\b[^?]*\\b(?:')})\\b[^?]*)` : ''
      return `${before}\\b(?:${last})\\b`
    })
  return new RegExp(each.join('|'), 'i')
}
