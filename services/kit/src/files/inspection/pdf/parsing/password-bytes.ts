/** Characters of PDFDocEncoding that aren't at their place in Latin-1 (PDF 32000-2, annex D.3), from this byte on. */
const special: readonly [number, string][] = [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
  [0xa0, '€'],
]
const bytesOfCharacters = new Map(
  special.flatMap(([first, characters]) => [...characters].map((character, place) => [character, first + place])),
)

/** Of a PDF with AES-256. Only so much of a password counts, in bytes. */
const maxModern = 127

/**
 * The bytes that a password stands for in a PDF up to revision 4, likeliest first. The standard says PDFDocEncoding; some
 * programs write UTF-8.
 */
export function oldPasswordBytes(password: string): Buffer[] {
  const composed = password.normalize('NFC')
  const bytes = [...composed].map(byteOf)
  const known = bytes.every(byte => byte !== null) ? [Buffer.from(bytes)] : []
  return distinct([...known, Buffer.from(composed)])
}

/** The bytes that a password stands for in a PDF of revision 5 or 6. Not all programs normalize it. */
export const modernPasswordBytes = (password: string): Buffer[] =>
  distinct([password.normalize('NFKC'), password].map(text => Buffer.from(text).subarray(0, maxModern)))

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0
  return bytesOfCharacters.get(character) ?? (code < 0x100 ? code : null)
}

const distinct = (passwords: Buffer[]) =>
  passwords.filter((bytes, place) => passwords.findIndex(other => other.equals(bytes)) === place)
