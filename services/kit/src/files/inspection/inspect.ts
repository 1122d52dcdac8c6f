import { fileTypeFromBuffer } from 'file-type'
import { fileFormats } from './file-formats.ts'
import { checkPdfFrame } from './pdf.ts'
import { checkPolyglot } from './polyglot.ts'

/** What an upload says of itself. */
export interface Declared {
  name: string
  mimeType: string
  /** A PDF that is never served: something else is made of it (docs/adr/0028). What it does and hides goes with it. */
  isSource?: boolean
}

/** The sentence under the field, or the type that the file truly has. */
export type Verdict = { isGood: true; mimeType: string } | { isGood: false; reason: string }

const refused = (reason: string): Verdict => ({ isGood: false, reason })

const allowed = 'Only PDF, PNG, JPEG, WebP and CSV files can be uploaded.'

/** The byte order marks, behind which texts are taken for one thing or another. */
const utf16 = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)]

/** Content, extension and declared type must be one (quality bar 19), and nothing may hide in the file (21). */
export async function inspect(bytes: Buffer, { name, mimeType, isSource }: Declared): Promise<Verdict> {
  if (bytes.length === 0) return refused('This file is empty.')
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
  const isText = !sniffed || utf16.some(mark => bytes.subarray(0, 2).equals(mark))
  const format = fileFormats.find(({ mimeType: own, hasNoSignature, extensions }) =>
    hasNoSignature ? isText && extensions.includes(extension) : own === sniffed,
  )
  if (!format) return refused(allowed)
  if (!format.extensions.includes(extension)) {
    return refused(`This file's content is ${format.extensions[0]?.toUpperCase()}, but its name does not end so.`)
  }
  if (![format.mimeType, ...(format.declaredAs ?? [])].includes(mimeType))
    return refused("This file's content is of another type than was declared.")
  if (isSource && format.mimeType !== 'application/pdf') return refused('Only a PDF file can be uploaded here.')
  const problem = checkPolyglot(bytes) ?? (await (isSource ? checkPdfFrame(bytes) : format.check(bytes)))
  return problem ? refused(`This file ${problem}`) : { isGood: true, mimeType: format.mimeType }
}
