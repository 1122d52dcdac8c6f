import type { SheetAction } from './ActionSheet'
import type { ExportScope } from './export-rows'
import type { ViewQuestion } from './ViewDialogs'

/** What a person has opened over a list. Its code is fetched then. */
export type ListOverlay =
  | { kind: 'columns'; opener: HTMLElement }
  | { kind: 'views'; opener: HTMLElement }
  /** Below 640 px: what a wide screen has in headings and in the bar. */
  | { kind: 'sheet' }
  /** Below 640 px: what can be done with the chosen rows. */
  | { kind: 'actions'; actions: readonly SheetAction[] }
  | { kind: 'view'; question: ViewQuestion }
  | { kind: 'export'; scope: ExportScope }
