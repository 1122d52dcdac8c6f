import { PDFArray, PDFDict, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'

/** Filters that pack bytes, and the short names that they also have. */
const packings = {
  ...{ FlateDecode: 'FlateDecode', Fl: 'FlateDecode', LZWDecode: 'LZWDecode', LZW: 'LZWDecode' },
  ...{ ASCII85Decode: 'ASCII85Decode', A85: 'ASCII85Decode', ASCIIHexDecode: 'ASCIIHexDecode', AHx: 'ASCIIHexDecode' },
  ...{ RunLengthDecode: 'RunLengthDecode', RL: 'RunLengthDecode' },
} as const
/** Filters that are formats of pictures. */
const pictures = {
  ...{ DCTDecode: 'DCTDecode', DCT: 'DCTDecode', JPXDecode: 'JPXDecode' },
  ...{ CCITTFaxDecode: 'CCITTFaxDecode', CCF: 'CCITTFaxDecode', JBIG2Decode: 'JBIG2Decode' },
} as const
const maxFilters = 4

export interface Packing {
  name: (typeof packings)[keyof typeof packings]
  parameters: PDFDict | undefined
}

/** How a stream is packed, the outermost first. */
export interface Filters {
  packings: Packing[]
  picture: (typeof pictures)[keyof typeof pictures] | null
}

/** @returns null for filters that no reader needs to draw a page */
export function filtersOf({ dict }: PDFRawStream): Filters | null {
  const names = list(dict, 'Filter')
  const parameters = list(dict, 'DecodeParms')
  if (names.length > maxFilters) return null
  const found: Filters = { packings: [], picture: null }
  for (const [index, name] of names.entries()) {
    const text = name instanceof PDFName ? name.decodeText() : ''
    const given = parameters[index]
    if (found.picture) return null
    if (isIn(packings, text)) {
      found.packings.push({ name: packings[text], parameters: given instanceof PDFDict ? given : undefined })
    } else if (isIn(pictures, text)) found.picture = pictures[text]
    else return null
  }
  return found
}

const isIn = <Table extends object>(table: Table, key: string): key is string & keyof Table => Object.hasOwn(table, key)

function list(dict: PDFDict, key: string): unknown[] {
  const given: unknown = dict.lookup(PDFName.of(key))
  if (!(given instanceof PDFArray)) return given === undefined ? [] : [given]
  return Array.from({ length: Math.min(given.size(), maxFilters + 1) }, (_, index) => given.lookup(index))
}
