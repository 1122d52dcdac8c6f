import { fileTypeFromBuffer } from 'file-type'
import { type FileFormat, fileFormats } from './file-formats.ts'
import { adviceOnOffice } from './office.ts'
import { checkPdfFrame } from './pdf/pdf-frame.ts'
import type { RebuiltPdf } from './pdf/rebuild-pdf.ts'
import { PasswordRefused, PdfRefused } from './pdf/terms/pdf-refused.ts'
import { checkPolyglot } from './polyglot.ts'

/** What an upload says of itself. */
export interface Declared {
  name: string
  mimeType: string
  /** A PDF that is never served: something else is made of it (docs/adr/0028). */
  isSource?: boolean
  /** Opens a PDF that needs one. */
  password?: string
}

export interface Refused {
  isGood: false
  /** The sentence under the field. */
  reason: string
  /** Whether it is a PDF that needs a password, or another one than was given. */
  needsPassword?: true
}

/** `mimeType` is what the file truly is; what was `rebuilt` of it is stored in its place. */
export type Inspected = { isGood: true; mimeType: string; rebuilt: RebuiltPdf | null } | Refused

const refused = (reason: string): Refused => ({ isGood: false, reason })

const allowed = 'Only PDF, PNG, JPEG, WebP, TIFF, DOCX, XLSX, CSV, EML, TXT and MD files can be uploaded.'

/** The byte order marks, behind which texts are taken for one thing or another. */
const utf16 = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)]

/** Content, extension and declared type must be one (quality bar 19), and nothing may hide in the file (21). */
export async function inspect(bytes: Buffer, declared: Declared): Promise<Inspected> {
  const { name, mimeType, isSource } = declared
  if (bytes.length === 0) return refused('This file is empty.')
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
  const isText = !sniffed || utf16.some(mark => bytes.subarray(0, 2).equals(mark))
  const format = fileFormats.find(({ mimeType: own, hasNoSignature, extensions }) =>
    hasNoSignature ? isText && extensions.includes(extension) : own === sniffed,
  )
  if (!format) return refused(adviceOnOffice(sniffed, bytes) ?? allowed)
  if (!format.extensions.includes(extension)) {
    return refused(`This file's content is ${format.extensions[0]?.toUpperCase()}, but its name does not end so.`)
  }
  if (![format.mimeType, ...(format.declaredAs ?? [])].includes(mimeType))
    return refused("This file's content is of another type than was declared.")
  if (isSource && format.mimeType !== 'application/pdf') return refused('Only a PDF file can be uploaded here.')
  if ('rebuild' in format) {
    const problem = isSource ? (checkPolyglot(bytes, format.mayHold) ?? checkPdfFrame(bytes)) : null
    // A source, too: whoever takes it apart finds the one version that viewers show, and needs no password.
    return problem ? refused(`This file ${problem}`) : rebuild(format, bytes, declared.password)
  }
  const problem = checkPolyglot(bytes, format.mayHold) ?? (await format.check(bytes))
  return problem ? refused(`This file ${problem}`) : { isGood: true, mimeType: format.mimeType, rebuilt: null }
}

/** What else the file was doesn't matter: only what was made of it is stored. */
async function rebuild(
  format: Extract<FileFormat, { rebuild: unknown }>,
  bytes: Buffer,
  password: string | undefined,
): Promise<Inspected> {
  try {
    const rebuilt = await format.rebuild(bytes, password)
    const problem = checkPolyglot(Buffer.from(rebuilt.bytes.buffer, rebuilt.bytes.byteOffset, rebuilt.bytes.length))
    return problem ? refused(`This file ${problem}`) : { isGood: true, mimeType: format.mimeType, rebuilt }
  } catch (error) {
    if (error instanceof PasswordRefused) return { ...refused(error.message), needsPassword: true }
    if (error instanceof PdfRefused) return refused(`This file ${error.message}`)
    throw error
  }
}
