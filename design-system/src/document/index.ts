export type { Highlight } from '../viewer/highlight'
export { DocumentView as default, type DocumentViewProps } from './DocumentView'
export { TextDocument, type TextDocumentProps } from './TextDocument'
export type { TextHighlight } from './text-pieces'
