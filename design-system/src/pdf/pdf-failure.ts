import { type DocumentFailure, failureOfStatus } from '../viewer/failure'

/**
 * @param error what PDF.js threw; its classes are told by name, which survives the way out of the worker
 * @param looksLikePdf asked only when the file could not be read at all
 */
export async function failureOf(error: unknown, looksLikePdf: () => Promise<boolean>): Promise<DocumentFailure> {
  const { name, status } = error as { name?: string; status?: number }
  if (name === 'PasswordException') return 'password'
  if (name === 'InvalidPDFException' || name === 'FormatError') return (await looksLikePdf()) ? 'damaged' : 'not-a-pdf'
  return name === 'ResponseException' && status ? failureOfStatus(status) : 'unreachable'
}

/** A PDF names itself in its first kilobyte, even if the rest is broken. */
export async function looksLikePdf(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { range: 'bytes=0-1023' } })
  return (await response.text()).slice(0, 1024).includes('%PDF-')
}
