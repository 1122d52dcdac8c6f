/** What an encryption dictionary says (PDF 32000-2, 7.6.4). */
export interface EncryptionFacts {
  revision: number
  /** Of the key, in bytes. */
  keyLength: number
  permissions: number
  owner: Buffer
  ownerKey: Buffer
  user: Buffer
  userKey: Buffer
  isMetadataEncrypted: boolean
  fileId: Buffer
}
