import { strToU8, zipSync } from 'fflate'

/** The same bytes in every run. */
export const zipFiles = (files: Record<string, string>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        strToU8(
          name.endsWith('.xml') || name.endsWith('.rels')
            ? `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`
            : text,
        ),
      ]),
    ),
    { mtime: new Date(2026, 0, 5) },
  )
