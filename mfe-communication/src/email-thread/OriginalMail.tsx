import { makeStyles, shorthands, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({
  // Paper is white, whatever the theme.
  frame: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'min(480px, 60dvh)',
    backgroundColor: '#ffffff',
    colorScheme: 'light',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
})

/** A mail as its sender made it: sanitized HTML in a frame that runs nothing and fetches nothing. */
export function OriginalMail({ url, title }: { url: string; title: string }) {
  const styles = useStyles()
  return <iframe title={title} src={url} sandbox="" className={styles.frame} />
}
