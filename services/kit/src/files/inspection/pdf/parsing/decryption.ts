import { createDecipheriv, createHash } from 'node:crypto'
import { PDFBool, type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { missingPassword, PasswordRefused, PdfRefused, unknownEncryption, wrongPassword } from '../terms/pdf-refused.ts'
import type { EncryptionFacts } from './encryption-facts.ts'
import { encryptionKey } from './encryption-key.ts'
import { rc4 } from './rc4.ts'

type Method = 'NONE' | 'RC4' | 'AES'

/** Decrypts what is in a document. */
export interface Decryption {
  ofString(bytes: Uint8Array, objectNumber: number, generation: number): Uint8Array
  ofStream(bytes: Uint8Array, objectNumber: number, generation: number): Uint8Array
}

/**
 * @param context of the document as it is in the file
 * @param password tried where the document doesn't open without one; an empty text is none
 * @throws PasswordRefused when it needs a password, or another one; PdfRefused when its way of encryption isn't standard
 */
export function decryptionOf(context: PDFContext, password: string): Decryption {
  const dict = context.lookup(context.trailerInfo.Encrypt)
  const ids = context.lookup(context.trailerInfo.ID)
  if (!(dict instanceof PDFDict) || nameIn(dict, 'Filter') !== 'Standard') throw new PdfRefused(unknownEncryption)
  const version = numberIn(dict, 'V')
  const bits = version === 1 ? 40 : version === 4 ? 128 : numberIn(dict, 'Length') || 40
  const facts: EncryptionFacts = {
    revision: numberIn(dict, 'R'),
    keyLength: Math.min(32, Math.max(5, Math.floor(bits / 8))),
    permissions: numberIn(dict, 'P'),
    owner: bytesIn(dict, 'O'),
    ownerKey: bytesIn(dict, 'OE'),
    user: bytesIn(dict, 'U'),
    userKey: bytesIn(dict, 'UE'),
    isMetadataEncrypted: dict.lookup(PDFName.of('EncryptMetadata')) !== PDFBool.False,
    fileId: bytesOf(ids && 'lookup' in ids ? (ids as { lookup(index: number): unknown }).lookup(0) : undefined),
  }
  const key = encryptionKey(facts, password)
  if (!key) throw new PasswordRefused(password === '' ? missingPassword : wrongPassword)
  const isModern = version >= 5
  const decryptWith =
    (method: Method): Decryption['ofString'] =>
    (bytes, objectNumber, generation) => {
      if (method === 'NONE') return bytes
      const own = isModern ? key : keyOfObject(key, method, objectNumber, generation)
      return method === 'AES' ? decryptAes(own, bytes) : rc4(own, bytes)
    }
  return { ofString: decryptWith(methodOf(dict, 'StrF')), ofStream: decryptWith(methodOf(dict, 'StmF')) }
}

function methodOf(dict: PDFDict, use: 'StrF' | 'StmF'): Method {
  if (numberIn(dict, 'V') < 4) return 'RC4'
  const filters = dict.lookup(PDFName.of('CF'))
  const filter = filters instanceof PDFDict ? filters.lookup(PDFName.of(nameIn(dict, use) ?? 'Identity')) : undefined
  const method = filter instanceof PDFDict ? nameIn(filter, 'CFM') : null
  if (method === 'V2') return 'RC4'
  return method === 'AESV2' || method === 'AESV3' ? 'AES' : 'NONE'
}

function keyOfObject(key: Buffer, method: Method, objectNumber: number, generation: number) {
  const numbers = Buffer.alloc(5)
  numbers.writeUIntLE(objectNumber % 0x1000000, 0, 3)
  numbers.writeUIntLE(generation % 0x10000, 3, 2)
  const digest = createHash('md5').update(key).update(numbers)
  if (method === 'AES') digest.update('sAlT')
  return digest.digest().subarray(0, Math.min(16, key.length + 5))
}

/** Damaged data gives what can be read of it. */
function decryptAes(key: Buffer, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16)
  if (end < 32) return new Uint8Array()
  const decipher = createDecipheriv(key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc', key, bytes.subarray(0, 16))
  const plain = decipher.setAutoPadding(false).update(bytes.subarray(16, end))
  const padded = plain.at(-1) ?? 0
  return padded >= 1 && padded <= 16 ? plain.subarray(0, plain.length - padded) : plain
}

const nameIn = (dict: PDFDict, key: string) => {
  const name = dict.lookup(PDFName.of(key))
  return name instanceof PDFName ? name.decodeText() : null
}
const numberIn = (dict: PDFDict, key: string) => {
  const number = dict.lookup(PDFName.of(key))
  return number instanceof PDFNumber ? number.asNumber() : 0
}
const bytesIn = (dict: PDFDict, key: string) => bytesOf(dict.lookup(PDFName.of(key)))
const bytesOf = (text: unknown) =>
  text instanceof PDFString || text instanceof PDFHexString ? Buffer.from(text.asBytes()) : Buffer.alloc(0)
