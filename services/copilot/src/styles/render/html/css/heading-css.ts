import type { Design, HeadingType } from '../../../designs/design.ts'
import { faces } from './faces.ts'

/** The title and the headings under it. */
export function headingCss({ colors, faces: chosen, title, headings, headingGap: gap }: Design): string {
  const rules = { none: 'none', hair: `0.6pt solid ${colors.line}`, heavy: `1.5pt solid ${colors.accent}` }
  const typeOf = ({ size, weight, tracking, isUppercase, isItalic, align, rule }: HeadingType) => `
    font-size: ${size}pt; font-weight: ${weight === 'bold' ? 700 : 400}; letter-spacing: ${tracking}em; text-align: ${align};
    text-transform: ${isUppercase ? 'uppercase' : 'none'}; font-style: ${isItalic ? 'italic' : 'normal'};
    border-bottom: ${rules[rule]}; padding-bottom: ${rule === 'none' ? 0 : 3}pt;`
  const [first, second, third] = headings
  return `
h1, h2, h3, h4 {
  margin: 0; color: ${colors.accent}; font-family: ${faces[chosen.heading]}; line-height: 1.25; text-wrap: balance;
  break-after: avoid; break-inside: avoid;
}
h1 {${typeOf(title)} font-size: min(${title.size}pt, 9vw) }
h2 {${typeOf(first)} margin: ${gap.before}pt 0 ${gap.after}pt }
h3 {${typeOf(second)} margin: ${gap.before * 0.7}pt 0 ${gap.after * 0.75}pt }
h4 {${typeOf(third)} margin: ${gap.before * 0.6}pt 0 ${gap.after * 0.5}pt }
.content > :is(h2, h3, h4):first-child { margin-top: 0 }
:is(h2, h3, h4) .number { margin-right: 0.5em; color: ${colors.quiet}; font-family: ${faces[chosen.label]}; font-weight: 400 }
@media print { h1 { font-size: ${title.size}pt } }
`
}
