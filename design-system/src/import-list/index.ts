// All imports of an area. Apart from what one import takes (`imports`): no form is needed to look at a list.
export { ImportListScreen, type ImportListScreenProps } from './ImportListScreen'
export { importColumns } from './import-columns'
export type { ListedImport } from './listed-import'
