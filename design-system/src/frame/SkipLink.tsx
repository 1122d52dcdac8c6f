import { makeStyles } from '@fluentui/react-components'
import type { MouseEvent } from 'react'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    left: '8px',
    top: '-48px',
    zIndex: 10,
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.brand,
    color: tokens.onBrand,
    ':focus': { top: '8px' },
    [media.print]: { display: 'none' },
  },
})

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: MouseEvent) => {
    // A hash in the address would be a navigation for the area's router.
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={useStyles().root} href={`#${to}`} onClick={skip}>
      Skip to content
    </a>
  )
}
