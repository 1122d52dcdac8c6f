/** Tables. Their header is on every page that they reach. */
export const table = `
#let headers = (
  bold: content => strong(content),
  quiet: content => text(fill: color-of("quiet"), content),
  caps: content => text(fill: color-of("accent"), size: 0.8em, tracking: 0.12em, upper(content)),
  tinted: content => text(fill: color-of("accent"), strong(content)),
)
#let many-columns = 6
// Beside several options, what they are compared by needs room for its words.
#let first-share(count) = if count > 4 { 1.5fr } else { 1fr }
#let accent-line(thickness) = table.hline(stroke: thickness + color-of("accent"))

// Rows stay together, unless one of their cells could be higher than a page.
#let max-letters = 600
#let letters(pieces) = pieces.map(piece => if "text" in piece { piece.text.len() } else { 1 }).sum(default: 0)

// A column of results, such as "Not met", leaves its room to the quotes beside it.
#let word-letters = 24
#let quote-letters = 80

#let set-table(it) = {
  let kind = design.table
  let inset = (x: calc.max(kind.padding.x, 6) * 1pt, y: kind.padding.y * 1pt)
  let is-grid = kind.lines == "grid"
  let widest = range(it.header.len()).map(column => calc.max(letters(it.header.at(column)), ..it.rows.map(row => letters(row.at(column)))))
  let has-results = widest.any(count => count > quote-letters) and widest.any(count => count <= word-letters)
  let share(column) = {
    let count = widest.at(column)
    if has-results and count <= word-letters { auto } else if has-results and count > quote-letters { 2fr } else if column == 0 { first-share(it.header.len()) } else { 1fr }
  }
  let cell(row, column, pieces) = {
    let content = if it.totals.at(row) { strong(runs(pieces)) } else { runs(pieces) }
    table.cell(
      breakable: letters(pieces) > max-letters,
      if is-grid and it.numeric.at(column) { text(font: face("label"), size: 0.94em, content) } else { content },
    )
  }
  let between = if kind.lines == "book" { none } else { 0.5pt + color-of("line") }
  set text(size: kind.size * if it.header.len() > many-columns { 0.85pt } else { 1pt }, hyphenate: false)
  set par(justify: false, leading: 0.6em)
  table(
    columns: it.numeric.enumerate().map(((column, is-number)) => if is-number { auto } else { share(column) }),
    inset: inset,
    align: (column, _) => if it.numeric.at(column) { right } else { left },
    stroke: if is-grid { between } else { (_, row) => if row > 1 { (top: between) } },
    fill: (_, row) => if row == 0 and kind.header == "tinted" { color-of("tint") } else if row > 0 and calc.even(row) and kind.lines == "stripes" { color-of("tint").lighten(45%) },
    table.header(
      ..if kind.lines == "book" { (accent-line(1.2pt),) },
      ..it.header.map(content => table.cell(align: bottom, headers.at(kind.header)(runs(content)))),
      ..if not is-grid and kind.lines != "stripes" { (accent-line(if kind.lines == "book" { 0.6pt } else { 0.9pt }),) },
    ),
    ..it.rows.enumerate().map(((at, row)) => row.enumerate().map(((column, content)) => cell(at, column, content))).flatten(),
    ..if kind.lines == "book" { (accent-line(1.2pt),) } else if not is-grid { (table.hline(stroke: between),) },
  )
}
`
