import { makeStyles, TruncatedText, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({ none: { color: tokens.textTertiary } })

/** A text, or a dash where there is none. */
export function OptionalText({ text }: { text: string | null | undefined }) {
  const styles = useStyles()
  return text ? <TruncatedText text={text} /> : <span className={styles.none}>–</span>
}
