export { Markdown as default, type MarkdownProps } from './Markdown'
