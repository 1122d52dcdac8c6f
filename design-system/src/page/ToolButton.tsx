import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { useButtonClass } from '../controls/button-styles'
import { tokens } from '../theme/tokens'

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 16 px. */
  icon: ReactElement
  ref?: Ref<HTMLButtonElement>
}

const useStyles = makeStyles({ quiet: { fontWeight: tokens.fontWeightRegular } })

/** A quiet button of the bar over a list. */
export function ToolButton({ icon, children, className, ...button }: ToolButtonProps) {
  const quiet = mergeClasses(useStyles().quiet, className)
  return (
    <button type="button" {...button} className={useButtonClass('subtle', { small: true }, quiet)}>
      {icon}
      {children}
    </button>
  )
}
