import { fileTypeFromBuffer } from 'file-type'
import { fileFormats } from './file-formats.ts'
import { checkPolyglot } from './polyglot.ts'

/** What an upload says of itself. */
export interface Declared {
  name: string
  mimeType: string
}

/** The sentence under the field, or the type that the file truly has. */
export type Verdict = { isGood: true; mimeType: string } | { isGood: false; reason: string }

const refused = (reason: string): Verdict => ({ isGood: false, reason })

const allowed = 'Only PDF, PNG, JPEG and WebP files can be uploaded.'

/** Content, extension and declared type must be one (quality bar 19), and nothing may hide in the file (21). */
export async function inspect(bytes: Buffer, { name, mimeType }: Declared): Promise<Verdict> {
  if (bytes.length === 0) return refused('This file is empty.')
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime
  const format = fileFormats.find(candidate => candidate.mimeType === sniffed)
  if (!format) return refused(allowed)
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
  if (!format.extensions.includes(extension)) {
    return refused(`This file's content is ${format.extensions[0]?.toUpperCase()}, but its name does not end so.`)
  }
  if (mimeType !== format.mimeType) return refused("This file's content is of another type than was declared.")
  const problem = checkPolyglot(bytes) ?? (await format.check(bytes))
  return problem ? refused(`This file ${problem}`) : { isGood: true, mimeType: format.mimeType }
}
