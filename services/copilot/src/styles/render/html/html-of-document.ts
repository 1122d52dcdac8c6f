import { escapeHtml } from '@coverdesk/kit'
import type { Design } from '../../designs/design.ts'
import type { StyledDocument } from '../styled-document.ts'
import { cssOf } from './css/css-of.ts'
import { htmlOfBlocks } from './html-of-blocks.ts'
import { htmlOfFirstPage } from './html-of-first-page.ts'
import { htmlOfSources } from './html-of-sources.ts'

/** Pages that only the PDF has: their place is shown. */
export interface AddedPages {
  before: string | null
  after: string | null
}

/**
 * A document in a design: one file that runs nothing and loads nothing. Whoever serves it puts the nonce of its policy in the
 * place of the first `%NONCE%`.
 */
export const htmlOfDocument = (document: StyledDocument, design: Design, { before, after }: AddedPages): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<style nonce="%NONCE%">${cssOf(design)}</style>
<title>${escapeHtml(document.title)}</title>
</head>
<body>
${addedPage('Start page', before)}
<main class="first-${design.firstPage}">
${htmlOfFirstPage(document, design)}
<div class="content">
${htmlOfBlocks(document.blocks)}
${htmlOfSources(document.sources)}
</div>
</main>
${addedPage('End page', after)}
</body>
</html>
`

const addedPage = (label: string, name: string | null) =>
  name === null ? '' : `<aside class="added"><strong>${label}</strong><span>${escapeHtml(name)}</span></aside>`
