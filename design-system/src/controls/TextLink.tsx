import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: {
    color: tokens.brandText,
    textDecorationLine: 'none',
    borderRadius: '4px',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})

/** A link out of the product: an e-mail address, a telephone number, or a website, which opens in a new tab. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const elsewhere = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} className={useStyles().root} {...elsewhere}>
      {children}
    </a>
  )
}
