import { formatFileSize } from '../formats/numbers'
import { formatNames } from '../formats/text'

/** What may be added. */
export interface FileLimits {
  /** Endings by MIME type: `{ 'application/pdf': ['.pdf'] }`. By default all kinds that the gateway takes. */
  accept?: Readonly<Record<string, string[]>>
  /** Bytes. By default 25 MB, which is the most that the gateway takes. */
  maximumBytes?: number
  /** How many files. By default 10; 1 makes each new file take the place of the one before. */
  most?: number
}

/** What the gateway takes (docs/contracts.md, "Files"). */
export const defaultLimits = {
  accept: {
    'application/pdf': ['.pdf'],
    'image/png': ['.png'],
    'image/jpeg': ['.jpeg', '.jpg'],
    'image/webp': ['.webp'],
  },
  maximumBytes: 25 * 1024 * 1024,
  most: 10,
} satisfies FileLimits

const sizeInWords = (bytes: number) => formatFileSize(bytes).replace('.00', '')

/** Of each kind the first ending names it. */
const kindsOf = (accept: NonNullable<FileLimits['accept']>) =>
  Object.values(accept).map(([ending = '']) => ending.slice(1).toUpperCase())

/** Said before anybody chooses a file: "PDF or PNG, up to 25 MB each, at most 10 files". */
export function limitsInWords(limits: FileLimits): string {
  const { accept, maximumBytes, most } = { ...defaultLimits, ...limits }
  const kinds = formatNames(kindsOf(accept)).replace(' and ', ' or ')
  const size = `up to ${sizeInWords(maximumBytes)}${most === 1 ? '' : ' each'}`
  return `${kinds}, ${size}, ${most === 1 ? 'one file' : `at most ${most} files`}`
}

/** Why a file is not even sent, or undefined. */
export function refusalOf({ name, type, size }: File, limits: FileLimits): string | undefined {
  const { accept, maximumBytes } = { ...defaultLimits, ...limits }
  const isKnown = Object.entries(accept).some(
    ([kind, endings]) => type === kind || endings.some(ending => name.toLowerCase().endsWith(ending)),
  )
  if (!isKnown) return `This kind of file is not taken here: ${kindsOf(accept).join(', ')} only.`
  if (size > maximumBytes) return `This file is larger than ${sizeInWords(maximumBytes)}.`
  if (size === 0) return 'This file is empty.'
  return undefined
}
