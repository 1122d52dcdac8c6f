/** What can stand between the columns of a file, by the names that GraphQL has for it. */
export const delimiters = { COMMA: ',', SEMICOLON: ';', TAB: '\t', VERTICAL_BAR: '|' } as const
export type DelimiterName = keyof typeof delimiters

const delimiterNames = Object.keys(delimiters) as DelimiterName[]

/** The name of a stored delimiter. */
export const nameOfDelimiter = (delimiter: string): DelimiterName =>
  delimiterNames.find(name => delimiters[name] === delimiter) ?? 'COMMA'

const maxLines = 100

/**
 * The delimiter that gives most rows as many columns as the headings, and of several the one with most columns; a comma where
 * none divides the headings.
 *
 * @param text the beginning of the file; its last line may be cut off
 */
export function delimiterOf(text: string): string {
  const judged = Object.values(delimiters).map(delimiter => ({ delimiter, ...judge(text, delimiter) }))
  const dividing = judged.filter(({ columns }) => columns > 1)
  const best = dividing.sort((one, other) => other.share - one.share || other.columns - one.columns)[0]
  return best?.delimiter ?? delimiters.COMMA
}

function judge(text: string, delimiter: string) {
  const [headings = 0, ...rows] = countsOf(text, delimiter)
  return { columns: headings, share: rows.filter(count => count === headings).length / Math.max(1, rows.length) }
}

/** How many columns each line has, but for blank ones and the last. What is quoted counts as one text, whatever is in it. */
function countsOf(text: string, delimiter: string): number[] {
  const quoted = new RegExp(`(^|[${delimiter}\\r\\n])"(?:[^"]|"")*"(?=[${delimiter}\\r\\n]|$)`, 'g')
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(quoted, '$1x')
    .split(/[\r\n]+/)
    .filter(line => line.trim() !== '')
  return lines.slice(0, Math.min(maxLines, Math.max(2, lines.length - 1))).map(line => line.split(delimiter).length)
}
