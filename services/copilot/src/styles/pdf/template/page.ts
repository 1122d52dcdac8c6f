/** Paper, page numbers, added pages, and the document itself. */
export const page = String.raw`
#let whole(plain) = plain.replace("\u{200b}", "")
#set document(title: whole(document-of.title), author: whole(document-of.sender.name), date: auto)
#let footer = context {
  let is-cover = design.firstPage == "cover" and counter(page).get().first() == 1
  if not is-cover {
    set text(font: face("body"), size: 8pt, fill: color-of("quiet"))
    grid(
      columns: (1fr, auto), column-gutter: 24pt, sender.name,
      [Page #counter(page).display() of #counter(page).at(<end>).first()],
    )
  }
}
#set text(font: face("body"), size: body-size, fill: color-of("text"), lang: "en", region: "US", hyphenate: design.body.isJustified)
#set par(leading: (design.body.leading - 0.68) * 1em, spacing: design.body.gap * 1pt + (design.body.leading - 1) * 1em, justify: design.body.isJustified)
#set list(indent: 0.4em, body-indent: 0.7em, spacing: design.body.gap * 0.6pt + 0.4em, marker: text(fill: color-of("accent"), "•"))
#set enum(indent: 0.4em, body-indent: 0.7em, spacing: design.body.gap * 0.6pt + 0.4em, numbering: n => text(fill: color-of("accent"), str(n) + "."))
#show quote: it => block(breakable: false, width: 100%, quotes.at(design.quote)(it.body))

// Pages of the agency are as large as they are, and have no numbers.
#let added(file, label, sizes) = for (number, size) in sizes.enumerate() {
  std.page(
    width: size.width * 1pt, height: size.height * 1pt, margin: 0pt, footer: none, fill: none,
    image(read("/" + file, encoding: none), format: "pdf", page: number + 1, width: 100%, height: 100%, alt: label),
  )
}
#added("before.pdf", "Start page", input.before)

#set std.page(
  paper: "us-letter", margin: (x: design.page.margin * 1pt, top: 54pt, bottom: 64pt), fill: color-of("paper"), footer: footer,
)
#counter(page).update(1)
#first-pages.at(design.firstPage)()
#v(6pt)
#for it in document-of.blocks {
  if it.type == "HEADING" { set-block(it) } else { pad(left: design.page.indent * 1pt, set-block(it)) }
}
#set-sources(document-of.sources)
#metadata(none) <end>

#set std.page(footer: none)
#added("after.pdf", "End page", input.after)
`
