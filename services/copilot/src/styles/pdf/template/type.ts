/** Faces, colors, running text and headings. */
export const type = String.raw`
#let input = json(bytes(sys.inputs.input))
#let design = input.design
#let document-of = input.document
#let faces = (
  serif: "Libertinus Serif", didone: "New Computer Modern", sans: "Liberation Sans", mono: "DejaVu Sans Mono",
)
#let color-of(name) = rgb(design.colors.at(name))
#let face(use) = faces.at(design.faces.at(use))
#let body-size = design.body.size * 1pt
#let quiet(content) = text(fill: color-of("quiet"), size: body-size - 1pt, content)

// A line break is a line break, a long word can be broken, and a mark is raised.
#let lines-of(plain) = plain.split("\n")
#let words(plain) = lines-of(plain).map(line => line.split("\u{200b}").join(box(width: 0pt))).join(linebreak())
#let runs(pieces) = pieces.map(piece => if "mark" in piece {
  super(text(fill: color-of("accent"), weight: "bold", str(piece.mark)))
} else { words(piece.text) }).join()

#let rules = (hair: 0.6pt + color-of("line"), heavy: 1.5pt + color-of("accent"))
#let set-heading(kind, content) = {
  set text(
    font: face("heading"), size: kind.size * 1pt, weight: kind.weight, tracking: kind.tracking * 1em,
    fill: color-of("accent"), style: if kind.isItalic { "italic" } else { "normal" }, hyphenate: false,
  )
  set par(leading: 0.5em, justify: false)
  let shown = if kind.isUppercase { upper(content) } else { content }
  block(
    width: 100%, inset: (bottom: if kind.rule == "none" { 0pt } else { 4pt }),
    stroke: (bottom: rules.at(kind.rule, default: none)), align(if kind.align == "center" { center } else { left }, shown),
  )
}
#let before = (1, 0.7, 0.6)
#let after = (1, 0.75, 0.5)
#show heading: it => {
  let gap = design.headingGap
  if it.level == 1 { set-heading(design.title, it.body) } else {
    block(
      above: gap.before * before.at(it.level - 2) * 1pt, below: gap.after * after.at(it.level - 2) * 1pt + 4pt, sticky: true,
      set-heading(design.headings.at(it.level - 2), it.body),
    )
  }
}
#let numbered(number, content) = if number == none { content } else {
  text(font: face("label"), weight: "regular", fill: color-of("quiet"), number) + h(0.5em) + content
}
`
