import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens'
import { Link } from './Link'

const useStyles = makeStyles({
  root: {
    color: tokens.brandText,
    textDecorationLine: 'none',
    borderRadius: '4px',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  underlined: { textDecorationLine: 'underline' },
})

export interface TextLinkProps {
  href: string
  /** In the middle of other words, where its color alone does not tell it from them. By default it is alone. */
  inSentence?: boolean
  children: ReactNode
}

/**
 * A link among other words: to a page of the product (`/app/…`), a file of ours (`/files/…`), an e-mail address, a telephone number,
 * or a website, which opens in a new tab.
 */
export function TextLink({ href, inSentence = false, children }: TextLinkProps) {
  const styles = useStyles()
  const className = mergeClasses(styles.root, inSentence && styles.underlined)
  if (href.startsWith('/app')) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  }
  const elsewhere = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} className={className} {...elsewhere}>
      {children}
    </a>
  )
}
