import { normalize } from '@coverdesk/kit'

/** In characters: twenty times what people write in a mail. */
const maxText = 200_000

/** Lines as they are stored: composed (NFC), with spaces for tabs, and without what no one sees. */
export const tidyText = (text: string): string =>
  normalize(text.slice(0, maxText), 'NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, '')
    .split('\n')
    .map(line => line.replace(/[\p{Cc}\u00a0]/gu, ' ').trimEnd())
    .join('\n')
    .trim()

const maxLine = 500

/** One line, such as a subject or a name. */
export const tidyLine = (text: string | null | undefined): string =>
  tidyText((text ?? '').slice(0, 4 * maxLine))
    .replace(/\s+/g, ' ')
    .slice(0, maxLine)
    .trim()
