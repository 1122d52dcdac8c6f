import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { ButtonLabel } from './ButtonLabel'
import { type ButtonAppearance, useButtonClass } from './button-styles'
import { Link, type LinkProps } from './Link'
import { Spinner } from './Spinner'

interface ButtonLook {
  /** One `primary` per screen: the thing most people came to do. By default `secondary`. */
  appearance?: ButtonAppearance
  /** 28 px instead of 32. */
  small?: boolean
  icon?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and refuses clicks, keeping focus and width. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that says what it does ("Create account", never "Submit"). */
export function Button({ appearance = 'secondary', small = false, icon, busy = false, ...rest }: ButtonProps) {
  const { children, className, onClick, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      className={useButtonClass(appearance, { small }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy ? <Spinner label="" /> : icon}
      <ButtonLabel>{children}</ButtonLabel>
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, and opens in a new tab with the middle button. */
export function ButtonLink({ appearance = 'secondary', small = false, icon, ...rest }: LinkProps & ButtonLook) {
  const { children, className, ...link } = rest
  return (
    <Link {...link} className={useButtonClass(appearance, { small }, className)}>
      {icon}
      <ButtonLabel>{children}</ButtonLabel>
    </Link>
  )
}
