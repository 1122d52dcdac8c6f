import { calloutOf } from '../../tools/drafts/callout-of.ts'
import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import { headingNumbers } from './heading-numbers.ts'
import { runsOf } from './runs-of.ts'
import type { StyledBlock } from './styled-document.ts'
import { tableOf } from './table-of.ts'

interface Wanted {
  title: string
  isNumbered: boolean
  marks: ReadonlySet<number>
}

/** Blocks as a design sets them. A heading that only repeats the document’s title is left out. */
export function styleBlocks(blocks: readonly DocumentBlock[], { title, isNumbered, marks }: Wanted): StyledBlock[] {
  const [first] = blocks
  const isRepeated = first?.type === 'HEADING' && first.text.trim().toLowerCase() === title.trim().toLowerCase()
  const shown = isRepeated ? blocks.slice(1) : blocks
  const nextNumber = headingNumbers(
    Math.min(3, ...shown.flatMap(block => (block.type === 'HEADING' ? [block.level] : []))),
  )
  const runs = (text: string) => runsOf(text, marks)
  return shown.flatMap((block): StyledBlock[] => {
    switch (block.type) {
      case 'HEADING': {
        const { level, number } = nextNumber(block.level)
        return [{ type: 'HEADING', level, number: isNumbered ? number : null, runs: runs(block.text) }]
      }
      case 'PARAGRAPH':
        return [{ type: 'PARAGRAPH', runs: runs(block.text) }]
      case 'LIST':
        return [{ type: 'LIST', isOrdered: block.isOrdered, items: block.items.map(runs) }]
      case 'TABLE':
        return tableOf(block.rows, runs)
      default: {
        const callout = calloutOf(block.text)
        if (!callout) return [{ type: 'QUOTE', runs: runs(block.text) }]
        return [{ type: 'CALLOUT', label: callout.label, runs: runs(callout.text) }]
      }
    }
  })
}
