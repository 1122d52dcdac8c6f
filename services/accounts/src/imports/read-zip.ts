/** The ZIP codes that begin with a zero, by state. */
const zipsWithZero: Readonly<Record<string, RegExp>> = {
  CT: /^06/,
  MA: /^0(1|2[0-7]|55)/,
  ME: /^0(39|4)/,
  NH: /^03[0-8]/,
  NJ: /^0[78]/,
  PR: /^00[679]/,
  RI: /^02[89]/,
  VI: /^008/,
  VT: /^05/,
}

/**
 * A ZIP code as spreadsheets write it: they take it for a number, so zeros in front are lost, and so is the hyphen of ZIP+4.
 * Zeros are put back where the result is a ZIP code of the row's state.
 * @returns what can't be a ZIP code as it was given, for the rule to refuse
 */
export function readZip(text: string, zone: string): string {
  const [, short = '', plusFour] = /^(\d{3,4})(?:-?(\d{4}))?$/.exec(text) ?? []
  const padded = short.padStart(5, '0')
  if (short && zipsWithZero[zone.toUpperCase()]?.test(padded)) return plusFour ? `${padded}-${plusFour}` : padded
  return text.replace(/^(\d{5})(\d{4})$/, '$1-$2')
}
