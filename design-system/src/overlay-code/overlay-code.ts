// What opens over a page, with all of Fluent that only this needs (menus, dialogs, the focus in them): a third of what
// the frame weighs. A chunk of its own, fetched once the first page has come to rest.
export { ConfirmPanel } from '../dialog/ConfirmPanel'
export { SidebarPanel } from '../frame/SidebarPanel'
export { UserMenuPopup } from '../frame/UserMenuPopup'
export { ActionMenu } from '../overlay/ActionMenu'
export { ChoiceMenu } from '../overlay/ChoiceMenu'
