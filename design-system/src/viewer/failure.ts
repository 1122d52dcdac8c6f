/** Why a document is not shown. */
export type DocumentFailure =
  | 'damaged'
  | 'forbidden'
  | 'missing'
  | 'not-a-pdf'
  | 'not-a-picture'
  | 'password'
  | 'server'
  | 'unreachable'

/** @param status of the answer that was no document */
export function failureOfStatus(status: number): DocumentFailure {
  if (status === 404 || status === 410) return 'missing'
  return status === 401 || status === 403 ? 'forbidden' : 'server'
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

export const problems: Record<DocumentFailure, Problem> = {
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
  'not-a-picture': {
    title: 'This picture can’t be shown',
    advice: 'It may be damaged. Download it, or ask the sender for another copy.',
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
