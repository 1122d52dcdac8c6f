// What bringing in a list takes, from its upload to its undo, in every area. A file of its own: few open it, and no list
// of records needs it.

export { ColumnsForm, type ColumnsFormProps, type ColumnsGroup } from './ColumnsForm'
export { type ChosenColumns, chosenColumns, mappedColumns } from './columns-values'
export { ImportLayout, type ImportLayoutProps } from './ImportLayout'
export type { ImportedRow, RowDuplicate } from './ImportRow'
export type { AskedRows } from './ImportRows'
export { ImportRowsPage, type ImportRowsPageProps } from './ImportRowsPage'
export { ImportStage } from './ImportStage'
export type { ImportWords } from './import-labels'
export type { ImportCounts, ImportRecord } from './import-record'
export type { ImportStep } from './import-step'
export type { DuplicateKind, ImportStageProps } from './stage'
export { UploadListDialog, type UploadListDialogProps } from './UploadListDialog'
