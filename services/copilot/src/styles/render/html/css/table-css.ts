import type { Design } from '../../../designs/design.ts'
import { faces } from './faces.ts'

/**
 * Tables as wide as the text; a printed one repeats its header on every page and breaks between rows. On a screen a column is as wide as its
 * longest word, and what is wider than the page scrolls behind the first column.
 */
export function tableCss({ colors, faces: chosen, table }: Design): string {
  const { x, y } = table.padding
  const headers = {
    bold: 'font-weight: 700;',
    quiet: `font-weight: 400; color: ${colors.quiet};`,
    caps: `font-weight: 400; color: ${colors.accent}; font-size: ${table.size * 0.8}pt; letter-spacing: 0.12em; text-transform: uppercase;`,
    tinted: `font-weight: 700; background: ${colors.tint}; color: ${colors.accent};`,
  }
  const lines = {
    book: `
table { border-top: 1.2pt solid ${colors.accent}; border-bottom: 1.2pt solid ${colors.accent} }
th { border-bottom: 0.6pt solid ${colors.accent} }`,
    rows: `
th { border-bottom: 0.9pt solid ${colors.accent} }
td { border-bottom: 0.5pt solid ${colors.line} }`,
    grid: `
th, td { border: 0.5pt solid ${colors.line} }
td.numeric { font-family: ${faces[chosen.label]}; font-size: ${table.size * 0.94}pt }`,
    stripes: `
tbody tr:nth-child(even) td { background: color-mix(in srgb, ${colors.tint} 55%, ${colors.paper}) }
th:first-child { border-radius: 8pt 0 0 8pt }
th:last-child { border-radius: 0 8pt 8pt 0 }
th:only-child { border-radius: 8pt }
td { border-bottom: 0.5pt solid ${colors.line} }`,
  }
  return `
.table { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: ${table.size}pt; line-height: 1.4; hyphens: none }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: ${y}pt ${x}pt; text-align: start; vertical-align: top }
:is(th, td):first-child { ${x < 3 ? 'padding-left: 0' : ''} }
:is(th, td):not(:last-child) { padding-right: ${Math.max(x, 6)}pt }
th { ${headers[table.header]} vertical-align: bottom }
:is(th, td) { overflow-wrap: break-word }
.total td { font-weight: 700 }
.many { font-size: ${table.size * 0.85}pt }
.numeric { text-align: end; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap }
th.numeric { white-space: normal }
${lines[table.lines]}
@media (max-width: 700px) {
  :where(th, td):where(:first-child) { position: sticky; left: 0; max-width: 40vw; background: ${colors.paper} }
}
@media print { .table { overflow: visible } :is(th, td) { overflow-wrap: anywhere } }
`
}
