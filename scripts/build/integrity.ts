import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a browser holds a file against before it runs it (Subresource Integrity). */
export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
