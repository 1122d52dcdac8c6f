import { blocks } from './blocks.ts'
import { firstPage } from './first-page.ts'
import { page } from './page.ts'
import { table } from './table.ts'
import { type } from './type.ts'

/** The document in Typst. `sys.inputs.input` is a JSON text: the document, its design, and the sizes of added pages. */
export const template: string = [type, table, blocks, firstPage, page].join('\n')
