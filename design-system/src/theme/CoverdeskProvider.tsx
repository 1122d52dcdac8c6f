import { FluentProvider, IdPrefixProvider, makeStaticStyles, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { darkTheme, lightTheme } from './themes'
import { tokens } from './tokens'

export interface CoverdeskProviderProps {
  /** The theme in use. The caller resolves "as the system" before. */
  theme: 'light' | 'dark'
  /** Keeps generated ids apart where several React roots share a document, e.g. `accounts-`. */
  idPrefix: string
  children: ReactNode
}

const useDocumentStyles = makeStaticStyles({
  'html, body': { margin: 0, padding: 0, height: '100%' },
  body: { WebkitTextSizeAdjust: '100%' },
})

const useStyles = makeStyles({
  root: {
    height: '100%',
    minHeight: 0,
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
export function CoverdeskProvider({ theme, idPrefix, children }: CoverdeskProviderProps) {
  useDocumentStyles()
  const styles = useStyles()
  return (
    <IdPrefixProvider value={idPrefix}>
      <FluentProvider
        theme={theme === 'dark' ? darkTheme : lightTheme}
        className={styles.root}
        style={{ colorScheme: theme }}
      >
        {children}
      </FluentProvider>
    </IdPrefixProvider>
  )
}
