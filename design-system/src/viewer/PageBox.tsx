import { makeStyles, shorthands } from '@fluentui/react-components'
import { useState } from 'react'
import { pressesEnter } from '../keyboard/presses-enter'
import { media } from '../theme/breakpoints'
import { tokens } from '../theme/tokens'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap', color: tokens.textSecondary },
  input: {
    boxSizing: 'border-box',
    width: '44px',
    height: '28px',
    padding: '0 6px',
    ...shorthands.border('1px', 'solid', tokens.controlLine),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.sheet,
    color: tokens.text,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    ':focus-visible': { ...shorthands.borderColor(tokens.brand), outline: `1px solid ${tokens.brand}` },
    // Below 16 px a phone magnifies the page.
    [media.touch]: { height: '40px', fontSize: '16px' },
  },
})

interface PageBoxProps {
  /** The page that is read, from 1. */
  current: number
  /** 0 while it is not known. */
  pages: number
  onGo(page: number): void
}

/** "Page 3 of 12"; another number and Enter go there. */
export function PageBox({ current, pages, onGo }: PageBoxProps) {
  const styles = useStyles()
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (Number.isFinite(wanted)) onGo(Math.min(Math.max(wanted, 1), pages))
  }
  return (
    <span className={styles.root}>
      <input
        aria-label={`Page, of ${pages}`}
        inputMode="numeric"
        autoComplete="off"
        className={styles.input}
        readOnly={pages === 0}
        value={typed ?? (pages === 0 ? '' : current)}
        onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={event => event.target.select()}
        onBlur={go}
        onKeyDown={event => {
          if (pressesEnter(event)) go()
          if (event.key === 'Escape' && typed !== undefined) {
            // It gives back the number, and does not close the dialog around it.
            event.stopPropagation()
            setTyped(undefined)
          }
        }}
      />
      <span aria-hidden>of {pages || '–'}</span>
    </span>
  )
}
