import { Tooltip } from '@fluentui/react-components'
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { useButtonClass } from './button-styles'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its name, for screen readers and as the tooltip. */
  label: string
  icon: ReactElement
  ref?: Ref<HTMLButtonElement>
}

/** A square button of one icon, with its name in a tooltip. */
export function IconButton({ label, icon, className, ...button }: IconButtonProps) {
  return (
    <Tooltip content={label} relationship="label">
      <button type="button" {...button} className={useButtonClass('subtle', { square: true }, className)}>
        {icon}
      </button>
    </Tooltip>
  )
}
