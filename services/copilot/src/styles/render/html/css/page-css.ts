import type { Design } from '../../../designs/design.ts'
import { faces } from './faces.ts'

/** Paper, running text, lists and sources. */
export const pageCss = ({ colors, faces: chosen, body, page }: Design): string => `
* { box-sizing: border-box }
html { background: ${colors.paper}; -webkit-text-size-adjust: none; text-size-adjust: none }
body {
  margin: 0; background: ${colors.paper}; color: ${colors.text};
  font: ${body.size}pt/${body.leading} ${faces[chosen.body]};
  overflow-wrap: anywhere; -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
main { max-width: 612pt; margin: 0 auto; padding: 54pt ${page.margin}pt 72pt }
.content { --indent: ${page.indent}pt }
.content > :not(h2, h3, h4) { margin-left: var(--indent) }
p, ul, ol, dl, blockquote { margin: 0 }
.content > :is(p, ul, ol, blockquote, .table, .callout) { margin-bottom: ${body.gap}pt }
.content > p { ${body.isJustified ? 'text-align: justify; hyphens: auto;' : ''} orphans: 2; widows: 2 }
ul, ol { padding-left: 1.5em }
li { margin: 0 0 ${body.gap / 3}pt; padding-left: 0.2em }
li::marker { color: ${colors.accent} }
a { color: ${colors.accent}; text-decoration: none }
sup { font-size: 0.7em; line-height: 0 }
sup a { padding: 0 0.1em; font-weight: bold }
:target { background: ${colors.tint} }
.sources { margin-top: ${body.gap * 3}pt; font-size: ${body.size - 1.5}pt; color: ${colors.quiet} }
.sources h2 { margin-left: calc(-1 * var(--indent)) }
.sources ol { list-style: none; padding: 0 }
.sources li { display: grid; grid-template-columns: 2em minmax(0, 1fr); padding: 0 }
.sources li > span:last-child { grid-column: 2 }
.sources b { color: ${colors.text} }
.number { font-variant-numeric: tabular-nums }
.added {
  display: grid; gap: 4pt; justify-items: center; align-content: center; min-height: 160pt; max-width: 612pt; margin: 0 auto;
  padding: 24pt; border: 1pt dashed ${colors.line}; background: ${colors.tint}; color: ${colors.quiet}; text-align: center;
}
.added strong { color: ${colors.text} }
@page { margin: 54pt 0; background: ${colors.paper} }
@media print { .added { display: none } main { padding-top: 0; padding-bottom: 0 } }
@media (max-width: 700px) {
  main { padding: 32pt ${Math.min(page.margin, 36)}pt 48pt }
  .content { --indent: ${Math.min(page.indent, 24)}pt }
}
@media (max-width: 480px) {
  main { padding: 24pt 15pt 36pt }
  .content { --indent: 0pt }
  .content > p { text-align: start }
}
`
