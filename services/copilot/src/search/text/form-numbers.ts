import type { Span } from '@coverdesk/coverage/read'

/** Lines of the forms of ISO, NCCI and ACORD. */
const form =
  /\b(?<line>cg|ca|cp|cu|il|wc|bp|cr|eb|im|mp|pr|cm|ho|dp|pp)[ -]?(?<first>\d{2})[ -]?(?<second>\d{2})(?:[ -]?(?<third>\d{2}))?(?:[ -]?(?<fourth>\d{2}))?(?!\d)/gi

/**
 * Numbers of forms, however they are spaced: CG 20 10, CG2010 and CG 20 10 04 13 (with its edition) are found by each other.
 *
 * @example formNumbersIn('CG 20 10 04 13') // terms: cg2010, cg201004, cg20100413
 */
export function formNumbersIn(text: string): Span[] {
  return [...text.matchAll(form)].map(match => {
    const { line = '', first = '', second = '', third, fourth } = match.groups ?? {}
    const terms = [`${line.toLowerCase()}${first}${second}`]
    for (const pair of [third, fourth]) if (pair) terms.push(`${terms.at(-1)}${pair}`)
    return { start: match.index, end: match.index + match[0].length, terms }
  })
}
