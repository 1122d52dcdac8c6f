// A record to read over its page. A file of its own: it needs nothing of forms, and is often what a link leads to.
export { RecordDialog, type RecordDialogProps } from './RecordDialog'
