import { Tooltip as FluentTooltip } from '@fluentui/react-components'
import { type ReactElement, useState } from 'react'

export interface TooltipProps {
  /** A sentence at most: people on a phone never see it. Undefined: there is nothing to say. */
  text: string | undefined
  /** Whether the text is the control's only name, or says more about it. By default `description`. */
  relationship?: 'label' | 'description'
  /** One control that can have the focus. */
  children: ReactElement
}

/**
 * Says more about a control while the pointer or the focus is on it.
 *
 * @example <Tooltip text="All seats are taken"><Button aria-disabled>Add User</Button></Tooltip>
 */
export function Tooltip({ text, relationship = 'description', children }: TooltipProps) {
  const [shown, setShown] = useState(false)
  const silent = text === undefined
  return (
    <FluentTooltip
      content={text ?? ''}
      relationship={silent ? 'inaccessible' : relationship}
      visible={shown && !silent}
      onVisibleChange={(_, { visible }) => setShown(visible)}
    >
      {children as never}
    </FluentTooltip>
  )
}
