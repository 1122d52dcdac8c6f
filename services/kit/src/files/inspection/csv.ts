/** Control characters that no list of anything has; tab, line feed, form feed and carriage return it has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const strange = /[\0-\x08\x0b\x0e-\x1f\x7f]/

/** A list as spreadsheets save it: text in UTF-8, or in the code page that Excel takes for it in the US. */
export function checkCsv(bytes: Buffer): string | null {
  if (bytes.includes(0)) return 'is saved as UTF-16, or is no text. Save it as “CSV UTF-8” and upload that.'
  // One byte, one character: control characters are the same in both.
  return strange.test(bytes.toString('latin1')) ? 'is no text. Save it as “CSV UTF-8” and upload that.' : null
}
