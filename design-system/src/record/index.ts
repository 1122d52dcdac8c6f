// A record to read over its page. A file of its own: it needs nothing of forms, and is often what a link leads to.

// Beside its list
export { SlideOut } from '../dialog/SlideOut'
// Several tabs of it.
export { TabbedDialog, type TabbedDialogProps } from '../palette/TabbedDialog'
export { RecordDialog, type RecordDialogProps } from './RecordDialog'
