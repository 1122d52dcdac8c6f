import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** In points. */
export interface PageSize {
  width: number
  height: number
}

/** More than any cover and disclosures. */
const maxPages = 50

/** Asks for the size of one page; an error says that there is none. */
const question = `
#context {
  let page-of = image(read("/" + sys.inputs.file, encoding: none), format: "pdf", page: int(sys.inputs.page))
  let size = measure(page-of)
  [#metadata((width: size.width.pt(), height: size.height.pt())) <size>]
}
`
const isBehindLast = (error: unknown) => String((error as { code?: string }).code).includes('does not exist')

/**
 * How large the pages of a PDF are, as they are shown; null when it can’t be read or has too many.
 * @param file its name in the workspace of the compiler
 */
export function pageSizes(typst: NodeCompiler, file: string): PageSize[] | null {
  const sizes: PageSize[] = []
  try {
    while (sizes.length <= maxPages) {
      const inputs = { file, page: String(sizes.length + 1) }
      const [size] = typst.query({ mainFileContent: question, inputs }, { selector: '<size>', field: 'value' })
      sizes.push(size)
    }
    return null
  } catch (error) {
    return isBehindLast(error) && sizes.length > 0 ? sizes : null
  }
}
