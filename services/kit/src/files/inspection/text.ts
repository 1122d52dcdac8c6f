import { strange } from './csv.ts'

/** Text in UTF-8, or in the code page that Windows takes for it in the US. */
export function checkText(bytes: Buffer): string | null {
  if (bytes.includes(0)) return 'is saved as UTF-16, or isn’t text. Save it as UTF-8 text and upload that.'
  return strange.test(bytes.toString('latin1')) ? 'isn’t text. Save it as UTF-8 text and upload that.' : null
}

/** Headers that a mail has at its beginning; programs add lines of their own before them. */
const headers = /^(?:from|to|date|subject|received|return-path|message-id|mime-version|delivered-to):/im
const headerLine = /^[\x21-\x39\x3b-\x7e]+:/
const headWindow = 64 * 1024

/** A mail as mail programs save it: header lines, then anything that mails hold. */
export function checkMail(bytes: Buffer): string | null {
  if (bytes.includes(0)) return 'isn’t an e-mail. Save the e-mail as EML and upload that.'
  const head = bytes.toString('latin1', 0, headWindow).replace(/^\xef\xbb\xbf/, '')
  const [block = ''] = head.split(/\r?\n\r?\n/, 1)
  return headerLine.test(block) && headers.test(block)
    ? null
    : 'isn’t an e-mail. Save the e-mail as EML and upload that.'
}
