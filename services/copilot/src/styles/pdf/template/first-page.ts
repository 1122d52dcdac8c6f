/** How a document begins. */
export const firstPage = `
#let sender = (name: words(document-of.sender.name), lines: document-of.sender.lines.map(words))
#let date = document-of.date
#let title = heading(level: 1, words(document-of.title))
#let contact(between) = quiet(sender.lines.join(between))
#let fact(name, value) = (
  table.cell(fill: color-of("tint"), text(font: face("label"), size: 0.9em, name)), value,
)
#let first-pages = (
  letterhead: () => {
    align(center, {
      text(size: 16pt, fill: color-of("accent"), tracking: 0.06em, smallcaps(sender.name))
      if sender.lines.len() > 0 { parbreak() + contact(" · ") }
    })
    block(above: 10pt, below: 24pt, width: 100%, height: 3pt, stroke: (y: 0.9pt + color-of("accent")))
    align(right, quiet(date))
    v(8pt)
    title
  },
  open: () => {
    grid(columns: (1fr, auto), column-gutter: 24pt, strong(sender.name), quiet(date))
    v(72pt)
    title
    if sender.lines.len() > 0 { pad(left: design.page.indent * 1pt, top: 8pt, contact(linebreak())) }
    v(20pt)
  },
  card: () => {
    block(width: 100%, inset: (x: 28pt, y: 26pt), radius: 18pt, fill: color-of("tint"), {
      text(fill: color-of("accent"), weight: "bold", [Prepared for you by ] + sender.name)
      v(-4pt)
      title
      v(4pt)
      quiet(date)
    })
    if sender.lines.len() > 0 { pad(x: 28pt, contact(" · ")) }
  },
  cover: () => {
    set align(center)
    v(24pt)
    text(fill: color-of("accent"), size: 12pt, tracking: 0.2em, upper(sender.name))
    v(1fr)
    block(width: 100%, inset: (y: 34pt), stroke: (y: 0.8pt + color-of("accent")), title)
    v(1fr)
    quiet(date)
    v(1fr)
    contact(linebreak())
    pagebreak()
  },
  record: () => {
    title
    block(above: 12pt, below: 14pt, stroke: (top: 1.5pt + color-of("accent")), table(
      columns: (96pt, 1fr), inset: (x: 6pt, y: 5pt), stroke: (x: none, y: 0.5pt + color-of("line")),
      ..fact("Document", words(document-of.title)),
      ..fact("Prepared by", (sender.name, ..sender.lines).join(", ")),
      ..fact("Date", date),
      ..fact("Sources", str(document-of.sources.len())),
    ))
    if document-of.blocks.filter(it => it.type == "HEADING" and it.level == 1).len() > 1 {
      text(fill: color-of("accent"), outline(title: none, target: heading.where(level: 2, outlined: true)))
    }
  },
  "none": () => {
    title
    quiet(sender.name + [ · ] + date)
  },
)
`
