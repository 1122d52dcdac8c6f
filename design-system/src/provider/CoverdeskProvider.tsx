import {
  FluentProvider,
  IdPrefixProvider,
  makeStaticStyles,
  makeStyles,
  RendererProvider,
} from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { useFocusKeeper } from '../focus/keep-focus-management'
import { type Announce, AnnounceContext, useAnnounce } from '../overlay/announce'
import { overlaysComeFrom, prefetchOverlays } from '../overlay/load-overlays'
import { type Density, DensityContext } from '../theme/density'
import { styleRenderer } from '../theme/style-renderer'
import { darkTheme, lightTheme } from '../theme/themes'
import { tokens } from '../theme/tokens'
import { TimeZone } from '../time/time-zone'

overlaysComeFrom(() => import('../overlay-code/overlay-code'))

export interface CoverdeskProviderProps {
  /** The theme in use. The caller resolves "as the system" before. */
  theme: 'light' | 'dark'
  /** Keeps generated ids apart where several React roots share a document, e.g. `accounts-`. */
  idPrefix: string
  /** How close the rows of a list stand. By default `comfortable`. */
  density?: Density
  /** The agency's IANA time zone, in which instants are shown. By default the reader's own. */
  timeZone?: string | undefined
  /** Tells the person what failed beside what they see, such as a menu that can't be had. By default the browser does. */
  announce?: Announce
  children: ReactNode
}

const useDocumentStyles = makeStaticStyles({
  'html, body': { margin: 0, padding: 0, height: '100%' },
  body: { WebkitTextSizeAdjust: '100%' },
})

const useStyles = makeStyles({
  root: {
    backgroundColor: 'transparent',
    color: tokens.text,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
  },
})

/**
 * Theme, ids and base typography for one React root. Every root of the product (the shell's and each
 * remote's) has exactly one.
 *
 * @example <CoverdeskProvider theme="dark" idPrefix="accounts-"><App /></CoverdeskProvider>
 */
export function CoverdeskProvider(props: CoverdeskProviderProps) {
  return (
    <RendererProvider renderer={styleRenderer}>
      <Themed {...props} />
    </RendererProvider>
  )
}

/** The first page has come by then, on slow connections too, in milliseconds. */
const timeout = 3000

function Themed(props: CoverdeskProviderProps) {
  const { theme, idPrefix, density = 'comfortable', timeZone, announce, children } = props
  const inherited = useAnnounce()
  const FocusKeeper = useFocusKeeper()
  useEffect(() => {
    const timer = setTimeout(prefetchOverlays, timeout)
    return () => clearTimeout(timer)
  }, [])
  useDocumentStyles()
  const styles = useStyles()
  useEffect(() => {
    // On the document, so that what is drawn in portals and by the browser itself follows too.
    document.documentElement.style.colorScheme = theme
  }, [theme])
  return (
    <IdPrefixProvider value={idPrefix}>
      <FluentProvider
        theme={theme === 'dark' ? darkTheme : lightTheme}
        className={styles.root}
        // Not in the class: Fluent copies that to the portals, which would then cover the page.
        style={{ height: '100%' }}
      >
        {FocusKeeper && <FocusKeeper />}
        <DensityContext value={density}>
          <AnnounceContext value={announce ?? inherited}>
            <TimeZone value={timeZone}>{children}</TimeZone>
          </AnnounceContext>
        </DensityContext>
      </FluentProvider>
    </IdPrefixProvider>
  )
}
