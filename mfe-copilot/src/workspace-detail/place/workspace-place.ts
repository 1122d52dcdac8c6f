import { useListPath } from '@coverdesk/plugin-sdk'

const panels = ['conversation', 'details', 'artifacts', 'documents'] as const
export type Panel = (typeof panels)[number]

/** What the address of a workspace shows: `?show=documents&source=…&page=3&quote=m4.1`. */
export interface WorkspacePlace {
  /** Undefined: the conversation, and where there is room the details. */
  panel: Panel | undefined
  sourceId: string | undefined
  /** From 1; the first one unless given. */
  page: number
  /** The quote that is outlined, as `quoteId` names it. */
  quote: string | undefined
  artifactId: string | undefined
}

/** Invalid parameters are ignored. */
export function readPlace(search: string): WorkspacePlace {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  return {
    panel: panels.find(panel => panel === given.get('show')),
    sourceId: given.get('source') || undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    quote: given.get('quote') || undefined,
    artifactId: given.get('artifact') || undefined,
  }
}

/** The path of a workspace that shows this. What isn’t given is left out. */
export function placePath(path: string, place: Partial<WorkspacePlace>): string {
  const { panel, sourceId, page, quote, artifactId } = place
  const query = new URLSearchParams({
    ...(panel && panel !== 'conversation' && { show: panel }),
    ...(sourceId && { source: sourceId }),
    ...(page && page > 1 && { page: String(page) }),
    ...(quote && { quote }),
    ...(artifactId && { artifact: artifactId }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

export const usePlace = (): WorkspacePlace => readPlace(useListPath(''))
