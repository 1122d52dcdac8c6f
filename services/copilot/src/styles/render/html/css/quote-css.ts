import type { Design } from '../../../designs/design.ts'
import { faces } from './faces.ts'

/** Words of another document. */
export function quoteCss({ colors, faces: chosen, body, quote }: Design): string {
  const kinds = {
    indent: `
blockquote { padding: 0 24pt; font-style: italic }`,
    bar: `
blockquote { padding-left: 14pt; border-left: 0.8pt solid ${colors.line}; color: ${colors.quiet} }`,
    mark: `
blockquote { position: relative; padding: 4pt 12pt 4pt 34pt; font-size: ${body.size + 1}pt; font-style: italic }
blockquote::before {
  content: "“"; position: absolute; left: 0; top: -4pt; color: ${colors.accent}; font: 700 42pt/1 ${faces[chosen.heading]};
}`,
    center: `
blockquote { padding: 8pt 8%; text-align: center; color: ${colors.accent}; font: italic ${body.size + 3}pt/1.5 ${faces[chosen.body]} }`,
    typed: `
blockquote {
  padding: 6pt 10pt; border-left: 3pt solid ${colors.line}; background: ${colors.tint};
  font: ${body.size * 0.92}pt/1.45 ${faces.mono}; white-space: pre-wrap;
}`,
  }
  return `
blockquote { break-inside: avoid }
${kinds[quote]}
`
}
