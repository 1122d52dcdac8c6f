import type { MouseEvent } from 'react'
import { ButtonLabel } from './ButtonLabel'
import { useButtonClass } from './button-styles'
import { Link, type LinkProps } from './Link'
import { Tooltip } from './Tooltip'

export interface ActionLinkProps extends LinkProps {
  /** By default `secondary`. */
  appearance?: 'primary' | 'secondary' | 'subtle'
  /** 28 px instead of 32. */
  small?: boolean
  /** Why it can't be done now, and what to do about that. Undefined: it can. */
  disabledBecause: string | undefined
}

/**
 * A link that looks like a button, to something that can't always be done. Then it leads nowhere and its tooltip says why;
 * it stays the same element, so that it keeps the focus when that changes.
 *
 * @example <ActionLink to="users" disabledBecause={isFull ? 'All 5 seats are taken.' : undefined}>Add User</ActionLink>
 */
export function ActionLink({ appearance = 'secondary', small = false, disabledBecause, ...rest }: ActionLinkProps) {
  const { children, className, onClick, ...link } = rest
  const unavailable = disabledBecause !== undefined
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <Tooltip text={disabledBecause}>
      <Link
        {...link}
        className={useButtonClass(appearance, { small, unavailable }, className)}
        aria-disabled={unavailable || undefined}
        onClick={unavailable ? refuse : onClick}
      >
        <ButtonLabel>{children}</ButtonLabel>
      </Link>
    </Tooltip>
  )
}
