import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'

/**
 * The icons that a row's action may name. A remote that meets older shells looks here before it names one: the first release
 * has `edit` alone, and does not show what it has.
 *
 * @example const canDelete = 'delete' in (rowActionIcons ?? {})
 */
export const rowActionIcons = { edit: Edit20Regular, delete: Delete20Regular, restore: ArrowUndo20Regular }

interface RowActionLook {
  /** "Edit" */
  label: string
  icon: keyof typeof rowActionIcons
}

/** Something that can be done with one row, beside opening it: it leads somewhere, or does something. */
export type RowAction = RowActionLook & ({ to: string } | { run(): void })
