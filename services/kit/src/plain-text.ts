import { normalize } from './normalize.ts'

/** Scripts whose letters are joined, or kept apart, by the zero-width joiner and non-joiner. */
const joiningScripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
]
const joiningLetter = `[${joiningScripts.map(script => `\\p{Script=${script}}`).join('')}]`

/** Invisible characters that are a part of what one sees. */
const meaningful = [
  // A flag of a region, such as Scotland.
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}',
  // Persian and Indic words.
  `(?<=${joiningLetter})[\\u200C\\u200D](?=${joiningLetter})`,
  // Emoji of several parts, such as a family.
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  // How a character looks: ❤ or ❤️.
  '(?<=[\\p{L}\\p{N}\\p{S}\\p{P}])[\\uFE00-\\uFE0F]',
].join('|')

/** Others that show nothing, or turn the direction of what follows; and halves of characters. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\p{Cs}]'

// linear: each alternative has ten characters at most, and looks at one beside them
const either = new RegExp(`(${meaningful})|${invisible}`, 'gu')

const withoutInvisible = (text: string) => text.replace(either, (_, kept: string | undefined) => kept ?? '')

/**
 * One line of text as it is stored: composed (NFC), trimmed, with single spaces, and without what no one sees, such as a
 * right-to-left override. Names in any script stay as they are.
 *
 * @example tidyLine(' Harbor \u202E Point ') // 'Harbor Point'
 */
export const tidyLine = (text: string): string =>
  withoutInvisible(normalize(text, 'NFC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/**
 * Several lines: the same, but line breaks and runs of spaces stay; a tab becomes a space. Takes time in proportion to the
 * text: a pattern such as `\s+$` takes 14 s for 60 KB of blanks.
 */
export const tidyLines = (text: string): string =>
  withoutInvisible(normalize(text, 'NFC'))
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(one => one.trimEnd().replace(/\p{Cc}/gu, ' '))
    .join('\n')
    .trim()
