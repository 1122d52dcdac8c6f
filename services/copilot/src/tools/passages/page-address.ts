/** Names a whole page where a passage is named, so that what was read there can be cited. */
export const pageAddress = (sourceId: string, page: number): string => `page.${page}.${sourceId}`

const shape = /^page\.(\d{1,6})\.(.{1,150})$/

export function pageOfAddress(address: string): { sourceId: string; page: number } | null {
  const [, page, sourceId] = shape.exec(address) ?? []
  return page && sourceId ? { sourceId, page: Number(page) } : null
}
