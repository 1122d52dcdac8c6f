import { ReadingFailed } from '../reading-failure.ts'

/** Only of a PDF a password is asked for. */
export const lockedOffice =
  'Office files with a password can’t be read. Save this file without the password and upload that copy.'

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le')

/** Files of Office before 2007, and newer ones with a password, are of one format. */
export function refuseOldOffice(bytes: Buffer): never {
  if (bytes.includes(inUtf16('EncryptedPackage'))) throw new ReadingFailed('UNSUPPORTED', lockedOffice)
  throw new ReadingFailed('UNSUPPORTED', 'This file has an old format. Save it as DOCX, XLSX or PDF and upload that.')
}
