/** Lists, quotations, callouts and sources. */
export const blocks = `
#let quotes = (
  indent: content => pad(x: 24pt, emph(content)),
  bar: content => block(inset: (left: 14pt, y: 2pt), stroke: (left: 0.8pt + color-of("line")), text(fill: color-of("quiet"), content)),
  mark: content => grid(
    columns: (34pt, 1fr),
    text(font: face("heading"), size: 42pt, weight: "bold", fill: color-of("accent"), top-edge: "bounds", "“"),
    text(size: body-size + 1pt, emph(content)),
  ),
  center: content => pad(x: 8%, y: 8pt, align(center, { set par(justify: false); set text(hyphenate: false); text(size: body-size + 3pt, fill: color-of("accent"), emph(content)) })),
  typed: content => block(
    width: 100%, inset: (x: 10pt, y: 7pt), fill: color-of("tint"), stroke: (left: 3pt + color-of("line")),
    text(font: faces.mono, size: 0.92em, hyphenate: false, content),
  ),
)
#let label-of(it) = text(font: face("label"), weight: "bold", it.label)
#let callouts = (
  frame: it => block(width: 100%, inset: 2pt, stroke: 0.6pt + color-of("line"), block(
    width: 100%, inset: (x: 14pt, y: 10pt), stroke: 0.6pt + color-of("accent"), label-of(it) + linebreak() + runs(it.runs),
  )),
  bar: it => block(width: 100%, inset: (left: 14pt, y: 2pt), stroke: (left: 2.5pt + color-of("accent")), label-of(it) + linebreak() + runs(it.runs)),
  tint: it => block(
    width: 100%, inset: (x: 18pt, y: 14pt), radius: 14pt, fill: color-of("tint"),
    text(fill: color-of("accent"), label-of(it)) + linebreak() + runs(it.runs),
  ),
  between: it => block(
    width: 100%, inset: (x: 10%, y: 14pt), stroke: (y: 0.6pt + color-of("accent")),
    align(center, text(fill: color-of("accent"), size: 0.75em, tracking: 0.16em, upper(it.label)) + linebreak() + runs(it.runs)),
  ),
  labeled: it => grid(
    columns: (84pt, 1fr), inset: (x: 8pt, y: 7pt), stroke: 0.5pt + color-of("line"),
    fill: (column, _) => if column == 0 { color-of("accent") },
    text(font: face("label"), fill: color-of("paper"), weight: "bold", size: 0.85em, upper(it.label)), runs(it.runs),
  ),
)
#let set-block(it) = {
  if it.type == "HEADING" { heading(level: it.level + 1, numbered(it.number, runs(it.runs))) }
  else if it.type == "PARAGRAPH" { par(runs(it.runs)) }
  else if it.type == "LIST" and it.isOrdered { enum(..it.items.map(runs)) }
  else if it.type == "LIST" { list(..it.items.map(runs)) }
  else if it.type == "TABLE" { set-table(it) }
  else if it.type == "QUOTE" { quote(block: true, runs(it.runs)) }
  else { block(breakable: false, width: 100%, callouts.at(design.callout)(it)) }
}
#let set-sources(sources) = if sources.len() > 0 {
  heading(level: 2, outlined: false, "Sources")
  pad(left: design.page.indent * 1pt, {
    set text(size: body-size - 1.5pt, fill: color-of("quiet"))
    set par(justify: false, spacing: 0.9em)
    for source in sources {
      let place = text(fill: color-of("text"), strong(words(source.name))) + ", page " + str(source.page) + ": “" + words(source.quote) + "”"
      par(hanging-indent: 2em, if source.mark == none { place } else { box(width: 2em, str(source.mark)) + place })
    }
  })
}
`
