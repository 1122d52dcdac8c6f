import { Edit20Regular } from '@fluentui/react-icons/svg/edit'

/** The icons that a row's action may name. */
export const rowActionIcons = { edit: Edit20Regular }

interface RowActionLook {
  /** "Edit" */
  label: string
  icon: keyof typeof rowActionIcons
}

/** Something that can be done with one row, beside opening it: it leads somewhere, or does something. */
export type RowAction = RowActionLook & ({ to: string } | { run(): void })
