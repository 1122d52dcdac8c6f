/** Of what no language writes more; Unicode's "stream-safe" text has as many at most (UAX #15). */
const longMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Text in a form of Unicode. Marks beyond 30 on one letter are dropped first: they are put in order one by one, so 64 KB of
 * them would take more than a second.
 *
 * @example normalize(text, 'NFC')
 */
export const normalize = (text: string, form: 'NFC' | 'NFKD'): string => text.replace(longMarks, '$1').normalize(form)
