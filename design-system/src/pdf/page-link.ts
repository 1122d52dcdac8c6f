/** As PDF.js tells it; the addresses are the document's own words. */
export interface LinkAnnotation {
  id: string
  subtype: string
  rect: number[]
  url?: string
  /** A place in the document: its name, or page and position. */
  dest?: string | unknown[] | null
  overlaidText?: string
}

/** Where it leads; in percent of the page's width and height. */
export interface PageLink {
  id: string
  /** What is under it, or its address. */
  label: string
  target: { kind: 'web'; url: string } | { kind: 'place'; dest: string | unknown[] }
  box: { left: string; top: string; width: string; height: string }
}

/** Only the web and mail are left for; whatever else a document wants to open stays closed. */
const mayBeOpened = (url: string) => /^(https?:|mailto:)/i.test(url)

/**
 * The links of a page that may be followed.
 *
 * @param toView from the document's corners (left, bottom, right, top) to those of the page as it is shown, 0 to 1
 */
export function pageLinks(annotations: readonly LinkAnnotation[], toView: (rect: number[]) => number[]): PageLink[] {
  return annotations.flatMap(({ id, subtype, rect, url, dest, overlaidText }): PageLink[] => {
    if (subtype !== 'Link') return []
    const target = targetOf(url, dest)
    if (!target) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toView(rect)
    const percent = (part: number) => `${(part * 100).toFixed(3)}%`
    const box = {
      left: percent(Math.min(x1, x2)),
      top: percent(Math.min(y1, y2)),
      width: percent(Math.abs(x1 - x2)),
      height: percent(Math.abs(y1 - y2)),
    }
    const words = overlaidText?.trim()
    return [
      { id, target, box, label: words || (target.kind === 'web' ? target.url : 'Go to its place in the document') },
    ]
  })
}

function targetOf(url: string | undefined, dest: LinkAnnotation['dest']): PageLink['target'] | undefined {
  if (url !== undefined) return mayBeOpened(url) ? { kind: 'web', url } : undefined
  return dest ? { kind: 'place', dest } : undefined
}
