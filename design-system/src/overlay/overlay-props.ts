// What the parts are given whose code comes later: the parts and those who open them both stand on this.
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { SidebarParts } from '../frame/Sidebar'
import type { UserMenuChoiceProps } from '../frame/UserMenuChoice'
import type { UserMenuAction } from '../frame/UserMenuEntry'

export interface ConfirmDialogProps {
  /** The question: "Discard changes?" */
  title: string
  /** What follows from each answer. */
  children: ReactNode
  /** Says what happens: "Discard". */
  confirmLabel: string
  /** By default "Cancel". */
  cancelLabel?: string
  /** Red, for what cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** Why the last attempt failed: the dialog stays open and says so. */
  failure?: { message: string; requestId: string | undefined } | undefined
  onConfirm(): void
  onCancel(): void
}

export interface SidebarSlideOverProps extends SidebarParts {
  onClose(): void
}

/** What a menu that opens is given. */
export interface OpenMenu {
  /** It hangs at this button. */
  opener: HTMLElement
  onClose(): void
}

/** One thing that a menu offers. */
export interface MenuAction {
  label: string
  onSelect(): void
  icon?: ReactElement
  /** Red, for what cannot be undone. */
  danger?: boolean
  /** Why it cannot be chosen now, in a few words; it is below the label. */
  disabledBecause?: string | undefined
}

export interface ActionMenuProps extends OpenMenu {
  align: 'start' | 'end'
  actions: readonly MenuAction[]
}

export interface ChoiceMenuProps extends OpenMenu {
  value: string | undefined
  options: readonly { value: string; label: string }[]
  /** No value, in a word; null where there is always one. By default "Any". */
  none?: string | null
  /** Told `undefined` for no value. */
  onChange(value: string | undefined): void
}

export interface UserMenuProps {
  name: string
  email: string
  /** Looks that the person prefers; choosing one leaves the menu open, so that it can be seen. */
  choices: readonly UserMenuChoiceProps[]
  /** Groups of actions and links, with a line between two groups. */
  groups: readonly (readonly UserMenuAction[])[]
}

/** The code of menus and dialogs. */
export interface OverlayCode {
  ActionMenu: ComponentType<ActionMenuProps>
  ChoiceMenu: ComponentType<ChoiceMenuProps>
  ConfirmPanel: ComponentType<ConfirmDialogProps>
  SidebarPanel: ComponentType<SidebarSlideOverProps>
  UserMenuPopup: ComponentType<UserMenuProps & OpenMenu>
}
