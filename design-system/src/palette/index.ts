// The shell's dialogs: chunks of their own, loaded when they are first opened.
export { AlertDialog } from './AlertDialog'
export { CommandMenu } from './CommandMenu'
export type { CommandGroup, CommandOption } from './command-group'
export { ShortcutList } from './ShortcutList'
export { TabbedDialog } from './TabbedDialog'
