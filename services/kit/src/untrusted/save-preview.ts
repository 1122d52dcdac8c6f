import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CoverdeskError } from '../errors.ts'
import { type FileSummary, summaryOf } from '../files/file-record.ts'
import { FileStore } from '../files/file-store.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** In characters. */
const largestPreview = 1024 * 1024

/** HTML from outside that people may look at. */
export interface Preview {
  /** What it is of, such as a mail's subject. */
  name: string
  html: string
  /** The user who asked for it, or the job that did. */
  savedBy: string
}

/**
 * Keeps HTML from outside, made safe, for `GET /previews/:id`. It is a pending file until `attachFile` gives it to a record.
 * @throws LIMIT_EXCEEDED above 1 MB
 */
export async function savePreview({ name, html, savedBy }: Preview): Promise<FileSummary> {
  if (html.length > largestPreview) throw new CoverdeskError('LIMIT_EXCEEDED', 'This text is too large for a preview.')
  const content = Buffer.from(await sanitizeHtml(html))
  const file = {
    agencyId: currentAgencyId(),
    name,
    mimeType: 'text/html',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    uploadedBy: savedBy,
    kind: 'PREVIEW' as const,
  }
  return summaryOf(await new FileStore(sharedDatabase('gateway')).store(file, Readable.from([content])))
}
