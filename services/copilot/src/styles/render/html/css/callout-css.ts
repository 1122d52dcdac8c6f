import type { Design } from '../../../designs/design.ts'
import { faces } from './faces.ts'

/** What a reader must not miss. */
export function calloutCss({ colors, faces: chosen, callout }: Design): string {
  const kinds = {
    frame: `
.callout { padding: 10pt 14pt; border: 0.6pt solid ${colors.accent}; outline: 0.6pt solid ${colors.line}; outline-offset: 2pt }`,
    bar: `
.callout { padding: 2pt 0 2pt 14pt; border-left: 2.5pt solid ${colors.accent} }`,
    tint: `
.callout { padding: 14pt 18pt; border-radius: 14pt; background: ${colors.tint} }
.callout .label { color: ${colors.accent} }`,
    between: `
.callout { padding: 14pt 10%; border: 0.6pt solid ${colors.accent}; border-width: 0.6pt 0; text-align: center }
.callout .label { color: ${colors.accent}; font-weight: 400; font-size: 0.75em; letter-spacing: 0.16em; text-transform: uppercase }`,
    labeled: `
.callout { display: grid; grid-template-columns: 84pt minmax(0, 1fr); border: 0.5pt solid ${colors.line} }
.callout .label { padding: 6pt 8pt; background: ${colors.accent}; color: ${colors.paper}; font-size: 0.85em; text-transform: uppercase }
.callout > div { padding: 6pt 8pt }
@media (max-width: 480px) { .callout { grid-template-columns: minmax(0, 1fr) } }`,
  }
  return `
.callout { break-inside: avoid }
.callout .label { display: block; font-family: ${faces[chosen.label]} }
${kinds[callout]}
`
}
