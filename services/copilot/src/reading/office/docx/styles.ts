import type { OfficeArchive } from '../parts/office-archive.ts'
import { parseXml } from '../parts/parse-xml.ts'

/** What a paragraph style says, by its id. */
export interface ParagraphStyle {
  /** 1 to 6, of a heading. */
  level?: number
  list?: { id: string; level: number }
}

export function readStyles(archive: OfficeArchive): Map<string, ParagraphStyle> {
  const styles = new Map<string, ParagraphStyle & { basedOn?: string }>()
  let style: (ParagraphStyle & { basedOn?: string }) | null = null
  let list = { id: '', level: 0 }
  parseXml(archive.read('word/styles.xml') ?? '', {
    open(name, { styleId = '', val = '' }) {
      if (name === 'style') {
        style = {}
        list = { id: '', level: 0 }
        styles.set(styleId, style)
      }
      if (!style) return
      if (name === 'basedOn') style.basedOn = val
      const level = name === 'name' ? headingOf(val) : name === 'outlineLvl' ? Number(val) + 1 : null
      if (level && level <= 6) style.level = level
      if (name === 'ilvl') list.level = Number(val)
      if (name === 'numId') style.list = Object.assign(list, { id: val })
    },
    close(name) {
      if (name === 'style') style = null
    },
  })
  for (const own of styles.values()) inherit(own, styles)
  return styles
}

/** Names are English in every language of Word. */
const headingOf = (name: string) => (name.toLowerCase() === 'title' ? 1 : Number(/^heading (\d)/i.exec(name)?.[1] ?? 0))

function inherit(
  style: ParagraphStyle & { basedOn?: string },
  styles: Map<string, ParagraphStyle & { basedOn?: string }>,
) {
  let parent = styles.get(style.basedOn ?? '')
  for (let steps = 0; parent && steps < 20; steps += 1) {
    style.level ??= parent.level as number
    style.list ??= parent.list as NonNullable<ParagraphStyle['list']>
    parent = styles.get(parent.basedOn ?? '')
  }
}
