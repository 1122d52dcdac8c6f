/** What a text is made of that has made a pattern slow: one sign or word, over and over, with an end that fits nothing. */
interface Family {
  begins: string
  repeats: string
  ends: string
}

const repeated = (repeats: string, ends = ''): Family => ({ begins: '', repeats, ends })

/** Any plain text may be one of these: a mail, a transcript, a page, a question, a cell. */
const families: Readonly<Record<string, Family>> = {
  'em spaces': { begins: 'a', repeats: '\u2003', ends: 'b' },
  spaces: { begins: 'a', repeats: ' ', ends: 'b' },
  'spaces and tabs': { begins: 'a', repeats: ' \t', ends: 'b' },
  'no-break spaces': { begins: 'a', repeats: '\u00a0', ends: 'b' },
  newlines: { begins: 'a', repeats: '\n', ends: 'b' },
  'CR and LF': { begins: 'a', repeats: '\r\n', ends: 'b' },
  'carriage returns': { begins: 'a', repeats: '\r', ends: 'b' },
  'short lines': repeated('a\n'),
  'lines of one space': repeated(' \n', 'b'),
  'at signs': { begins: 'a', repeats: '@', ends: ' ' },
  'letters and at signs': repeated('a@'),
  addresses: repeated('a@b.co '),
  'one long word': repeated('a', ' !'),
  'capital letters': repeated('A', ' !'),
  'capitalized words': repeated('Ab ', '!'),
  words: repeated('to the '),
  semicolons: { begins: 'a', repeats: ';', ends: 'b' },
  'semicolons and spaces': { begins: 'a', repeats: '; ', ends: '1' },
  commas: { begins: 'a', repeats: ', ', ends: 'b' },
  'and and and': repeated('and '),
  'please and': repeated(', and please '),
  periods: { begins: 'a', repeats: '.', ends: 'b' },
  'initials with periods': repeated('a. '),
  'periods and spaces': { begins: 'a', repeats: '. ', ends: 'b' },
  'question marks': repeated('? ', 'b'),
  colons: repeated('a: '),
  dashes: { begins: 'a', repeats: '-', ends: 'b' },
  'lines of dashes': repeated('---\n'),
  'letters and dashes': repeated('a-', '!'),
  digits: repeated('1', 'a'),
  'digits and dashes': repeated('1-', '!'),
  'digits and commas': repeated('1,', 'a'),
  'digits and periods': repeated('1.', 'a'),
  'digits and spaces': repeated('1 ', 'a'),
  'digits and slashes': repeated('1/', 'a'),
  amounts: repeated('$1,000.00 '),
  'dollar signs': repeated('$ ', 'a'),
  dates: repeated('12/31/2026 '),
  numbers: repeated('POL 12345-678 '),
  'opening parentheses': repeated('(', 'a'),
  'opening and closing parentheses': repeated('( )', 'a'),
  'opening brackets': repeated('[', 'a'),
  'opening braces': repeated('{"a":', '1'),
  'angle brackets': repeated('<', 'a'),
  'closing angle brackets': repeated('>', 'a'),
  'quoted lines': repeated('> > a\n'),
  'lines of quotes': repeated('>\n'),
  'quotation marks': repeated('"', 'a'),
  'quotation marks and commas': repeated('",', 'a'),
  'quotation marks in words': repeated('a"b ', 'a'),
  apostrophes: repeated("'", 'a'),
  underscores: repeated('_', 'a'),
  'number signs': repeated('# ', 'a'),
  asterisks: repeated('*', 'a'),
  pipes: repeated('| ', 'a'),
  ampersands: repeated('&', ';'),
  percents: repeated('%', 'a'),
  equals: repeated('=', 'a'),
  backslashes: repeated('\\', 'a'),
  slashes: repeated('/', 'a'),
  addressed: repeated('http://', ' '),
  'combining marks': { begins: 'a', repeats: '\u0301', ends: 'b' },
  'zero-width joiners': { begins: 'a', repeats: '\u200d', ends: 'b' },
  'variation selectors': { begins: 'a', repeats: '\ufe0f', ends: 'b' },
  'halves of characters': repeated('\ud83d', 'a'),
  'nul characters': repeated('\0', 'a'),
  'On, over and over': repeated('On a '),
  'lines of On': repeated('On a\n'),
  'lines of From': repeated('From: a\n'),
  'lines of Sent': repeated('Sent: a\n'),
  'Subject, over and over': repeated('Re: '),
  'lines of a list': repeated('- a\n'),
  'lines of speakers': repeated('Agent: a\nAda Bell (1): b\n'),
  'no at the front': repeated('no \n'),
  'opening style tags': repeated('<style'),
  'style tags': repeated('<style>'),
  'opening tags': repeated('<td>a'),
  entities: repeated('&amp;'),
  'opening comments': repeated('<!--'),
}

/** In characters; as many as a mail's text may have, and more than any other text that comes in. */
const length = 200_000

const textOf = ({ begins, repeats, ends }: Family, size: number) =>
  begins + repeats.repeat(Math.floor((size - begins.length - ends.length) / repeats.length)) + ends

/**
 * Texts of 200,000 characters that bring a pattern of quadratic time to its knees, by name. Whoever reads text from outside is
 * tried with each of them (`*.timing.test.ts`).
 */
export const hostileTexts = (size = length): [name: string, text: string][] =>
  Object.entries(families).map(([name, family]) => [name, textOf(family, size)])

const tags: Readonly<Record<string, Family>> = {
  cells: repeated('<td>a'),
  'cells that are closed': repeated('<td>a</td>'),
  'rows and cells': repeated('<tr><td>a'),
  'nested tables': repeated('<table><tr><td>'),
  'nested quotes': repeated('<blockquote>a'),
  'nested divisions': repeated('<div>'),
  'nested lists': repeated('<ul><li>a'),
  paragraphs: repeated('<p>a'),
  breaks: repeated('<br>'),
  'closing tags that nothing opened': repeated('</div>'),
  'closing paragraphs': repeated('</p>'),
  'preformatted lines': { begins: '<pre>', repeats: ' \n', ends: '</pre>' },
  'preformatted text': repeated('<pre>a\n'),
  'bold letters': repeated('<b>a</b> '),
  'open bold': repeated('<b>'),
  entities: repeated('&nbsp;'),
  'halves of entities': repeated('&a'),
  'spaces between tags': repeated('<i> </i>'),
  attributes: { begins: '<p ', repeats: 'a="b" ', ends: '>a' },
  'an open attribute': { begins: '<p a="', repeats: 'b', ends: '' },
  'styles of a tag': { begins: '<p style="', repeats: 'display : ', ends: '">a' },
  'spaces in a style': { begins: '<p style="display', repeats: ' ', ends: 'a">a' },
  'open comments': repeated('<!--'),
  'open CDATA': repeated('<![CDATA['),
  scripts: repeated('<script>'),
  'script endings': { begins: '<script>', repeats: '</scrip', ends: '' },
  'picture addresses': repeated('<img src="cid:a">'),
  'cid, over and over': repeated('cid:'),
  'opening angle brackets': repeated('<', 'a'),
}

/** Documents in HTML, of as many characters as asked for, by name: of tags, and the plain texts as paragraphs. */
export const hostileMarkup = (size = length): [name: string, html: string][] => [
  ...Object.entries(tags).map(([name, family]): [string, string] => [name, textOf(family, size)]),
  ...hostileTexts(size).map(([name, text]): [string, string] => [`a paragraph of ${name}`, `<p>${text}</p>`]),
]

/** Processor time that some work takes in this process, in seconds. */
export async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
