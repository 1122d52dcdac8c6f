import type { Design } from '../../../designs/design.ts'
import { faces } from './faces.ts'

const kinds: Record<Design['firstPage'], (design: Design) => string> = {
  letterhead: ({ colors }) => `
.letterhead { padding-bottom: 10pt; border-bottom: 3pt double ${colors.accent}; text-align: center }
.agency { color: ${colors.accent}; font-size: 16pt; letter-spacing: 0.06em; font-variant-caps: small-caps }
.contact span:not(:last-child)::after { content: " ·" }
.date { margin-top: 26pt; text-align: right }
h1 { margin-top: 18pt }`,
  open: ({ page }) => `
.from { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4pt 24pt; margin-bottom: 72pt }
.agency { font-weight: 700 }
h1 { max-width: 12em }
.contact { margin-top: 18pt; margin-left: ${page.indent}pt }
.contact span { display: block }
.first { margin-bottom: 48pt }
@media (max-width: 700px) { .from { margin-bottom: 32pt } .first { margin-bottom: 28pt } .contact { margin-left: 0 } }`,
  card: ({ colors }) => `
.card { padding: 26pt 28pt 24pt; border-radius: 18pt; background: ${colors.tint} }
.greeting { margin-bottom: 6pt; color: ${colors.accent}; font-weight: 700 }
.date { margin-top: 10pt }
.contact { margin-top: 12pt; padding: 0 28pt }
.contact span:not(:last-child)::after { content: " ·" }
@media (max-width: 480px) { .card { padding: 18pt } .contact { padding: 0 18pt } }`,
  cover: ({ colors }) => `
.first {
  display: flex; flex-direction: column; align-items: center; justify-content: space-between; min-height: 620pt; margin-bottom: 54pt;
  padding: 36pt 0; text-align: center; break-after: page;
}
.agency { color: ${colors.accent}; font-size: 12pt; letter-spacing: 0.2em; text-transform: uppercase }
.plate { width: 100%; padding: 34pt 0; border: 0.8pt solid ${colors.accent}; border-width: 0.8pt 0 }
.contact span { display: block }
@media (max-width: 700px) { .first { min-height: 380pt } }
@media print { .first { min-height: 0; height: 670pt } }`,
  record: ({ colors, faces: chosen, body }) => `
.first { margin-bottom: 20pt; font-size: ${body.size}pt }
.record { display: grid; grid-template-columns: 96pt minmax(0, 1fr); margin: 10pt 0; border-top: 1.5pt solid ${colors.accent} }
.record dt, .record dd { margin: 0; padding: 4pt 6pt; border-bottom: 0.5pt solid ${colors.line} }
.record dt { background: ${colors.tint}; font-family: ${faces[chosen.label]}; font-size: 0.9em }
.contents ol { list-style: none; padding: 0; columns: 2; column-gap: 24pt }
.contents .number { display: inline-block; min-width: 2em; font-family: ${faces[chosen.label]} }
@media (max-width: 480px) { .contents ol { columns: 1 } .record { grid-template-columns: minmax(0, 1fr) } }`,
  none: () => '.date { margin-top: 4pt }',
}

/** How a document begins. */
export const firstPageCss = (design: Design): string => `
.first { margin-bottom: 24pt }
.contact, .date { color: ${design.colors.quiet}; font-size: ${design.body.size - 1}pt }
${kinds[design.firstPage](design)}
`
