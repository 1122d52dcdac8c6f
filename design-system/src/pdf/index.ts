export type { Box } from '../viewer/box'
export type { Highlight } from '../viewer/highlight'
export type { PdfMark } from '../viewer/mark'
export { PdfView as default, type PdfViewProps } from './PdfView'
