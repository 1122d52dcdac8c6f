import { deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** Filters that pack bytes; the last name of each is how it may be shortened. */
const packing: Record<string, string> = {
  ...{ FlateDecode: 'FlateDecode', Fl: 'FlateDecode', LZWDecode: 'LZWDecode', LZW: 'LZWDecode' },
  ...{ ASCII85Decode: 'ASCII85Decode', A85: 'ASCII85Decode', ASCIIHexDecode: 'ASCIIHexDecode', AHx: 'ASCIIHexDecode' },
  ...{ RunLengthDecode: 'RunLengthDecode', RL: 'RunLengthDecode' },
}
/** Filters that are formats of pictures. */
const pictures = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']

/** A stream with one filter at most, as any reader unpacks it. */
export interface PlainStream {
  contents: Uint8Array
  filter: string
  parameters: PDFDict | undefined
}

/** @returns null for what is packed in ways that no one needs */
export function plainStream(stream: PDFRawStream): PlainStream | null {
  const filters = list(stream.dict, 'Filter', isName).map(name => name?.decodeText() ?? '')
  const parameters = list(stream.dict, 'DecodeParms', isDict)
  const head = filters.findIndex(name => !packing[name])
  const packed = filters.slice(0, head < 0 ? filters.length : head).map(name => packing[name] ?? '')
  const [picture, ...more] = filters.slice(packed.length)
  if (more.length > 0 || (picture && !pictures.includes(picture))) return null
  const own = parameters[packed.length]
  if (picture && packed.length === 0) return { contents: stream.contents, filter: picture, parameters: own }
  if (packed.join() === 'FlateDecode' && !picture) {
    return { contents: stream.contents, filter: 'FlateDecode', parameters: parameters[0] }
  }
  const predicted = parameters.slice(0, packed.length).map(isPredicted)
  // What is predicted stays so: the last of the filters says how.
  if (predicted.some((is, place) => is && (picture || place < packed.length - 1))) return null
  const contents = unpacked(stream, packed, parameters)
  if (picture) return { contents, filter: picture, parameters: own }
  const last = predicted.at(-1) ? parameters[packed.length - 1] : undefined
  return { contents: deflateSync(contents), filter: 'FlateDecode', parameters: last }
}

/** A stream's bytes as they are meant. @throws where they are not only packed */
export function bytesOf(stream: PDFRawStream): Uint8Array {
  const filters = list(stream.dict, 'Filter', isName).map(name => packing[name?.decodeText() ?? ''])
  const parameters = list(stream.dict, 'DecodeParms', isDict)
  if (filters.some(name => !name) || parameters.some(isPredicted)) throw new Error('A stream is packed strangely.')
  return unpacked(stream, filters as string[], parameters)
}

function unpacked({ dict, contents }: PDFRawStream, filters: string[], parameters: (PDFDict | undefined)[]) {
  if (filters.length === 0) return contents
  const { context } = dict
  const described = context.obj({ Filter: filters })
  if (parameters.some(Boolean)) described.set(PDFName.of('DecodeParms'), earlyChanges(context, filters, parameters))
  return decodePDFRawStream(PDFRawStream.of(described, contents)).decode()
}

/** All that unpacking needs to know: when LZW begins with longer codes. */
function earlyChanges(context: PDFContext, filters: string[], parameters: (PDFDict | undefined)[]) {
  return context.obj(
    filters.map((_, place) => {
      const given = parameters[place]?.lookup(PDFName.of('EarlyChange'))
      return { EarlyChange: given instanceof PDFNumber ? given.asNumber() : 1 }
    }),
  )
}

const isPredicted = (parameters: PDFDict | undefined) => {
  const given = parameters?.lookup(PDFName.of('Predictor'))
  return given instanceof PDFNumber && given.asNumber() > 1
}

const isName = (object: unknown) => object instanceof PDFName
const isDict = (object: unknown) => object instanceof PDFDict

/** One or several under a name; what is of another kind is undefined. */
function list<Item>(dict: PDFDict, name: string, is: (object: unknown) => object is Item): (Item | undefined)[] {
  const given: unknown = dict.lookup(PDFName.of(name))
  if (!(given instanceof PDFArray)) return is(given) ? [given] : []
  return Array.from({ length: given.size() }, (_, place): unknown => given.lookup(place)).map(one =>
    is(one) ? one : undefined,
  )
}
