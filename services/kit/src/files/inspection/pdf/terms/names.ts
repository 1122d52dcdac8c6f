import { PDFName } from '@cantoo/pdf-lib'

const known = new Map<string, PDFName>()

/** A name that this code knows. The library's own way to one costs more than all the rest of a copy. */
export function nameOf(key: string): PDFName {
  const name = known.get(key) ?? PDFName.of(key)
  known.set(key, name)
  return name
}

/** A name's text. The library decodes each one byte by byte. */
export function textOfName(name: PDFName): string {
  const written = name.asString().slice(1)
  return written.includes('#') ? name.decodeText() : written
}
