export { Markdown as default, type MarkdownProps } from './Markdown'
export type { DrawMark } from './marks'
