/** Why a document is not shown. */
export type PdfFailure = 'damaged' | 'forbidden' | 'missing' | 'not-a-pdf' | 'password' | 'server' | 'unreachable'

/**
 * @param error what PDF.js threw; its classes are told by name, which survives the way out of the worker
 * @param looksLikePdf asked only when the file could not be read at all
 */
export async function failureOf(error: unknown, looksLikePdf: () => Promise<boolean>): Promise<PdfFailure> {
  const { name, status } = error as { name?: string; status?: number }
  if (name === 'PasswordException') return 'password'
  if (name === 'InvalidPDFException' || name === 'FormatError') return (await looksLikePdf()) ? 'damaged' : 'not-a-pdf'
  if (name !== 'ResponseException' || !status) return 'unreachable'
  if (status === 404 || status === 410) return 'missing'
  return status === 401 || status === 403 ? 'forbidden' : 'server'
}

/** A PDF names itself in its first kilobyte, even if the rest is broken. */
export async function looksLikePdf(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { range: 'bytes=0-1023' } })
  return (await response.text()).slice(0, 1024).includes('%PDF-')
}

interface Problem {
  /** What happened. */
  title: string
  /** What to do. */
  advice: string
  /** Whether another try may go better. */
  retry: boolean
  /** Whether there is a file that another program may open. */
  download: boolean
}

export const problems: Record<PdfFailure, Problem> = {
  unreachable: {
    title: 'The document could not be loaded',
    advice: 'Coverdesk could not be reached. Check your connection and try again.',
    retry: true,
    download: false,
  },
  server: {
    title: 'The document could not be loaded',
    advice: 'Something went wrong on our side. Try again in a moment.',
    retry: true,
    download: false,
  },
  forbidden: {
    title: 'The document could not be loaded',
    advice: 'Your session may have ended. Sign in again, then try again.',
    retry: true,
    download: false,
  },
  missing: {
    title: 'The document was not found',
    advice: 'It may have been removed. Go back and open it again.',
    retry: true,
    download: false,
  },
  'not-a-pdf': {
    title: 'This file is not a PDF',
    advice: 'It cannot be shown here. Download it and open it with another program.',
    retry: true,
    download: true,
  },
  damaged: {
    title: 'This PDF is damaged',
    advice: 'Download it, or ask the sender for another copy.',
    retry: true,
    download: true,
  },
  password: {
    title: 'This PDF is protected by a password',
    advice: 'Download it and open it with its password.',
    retry: false,
    download: true,
  },
}
