import { makeStyles, TruncatedText, tokens } from '@coverdesk/design-system'

const useStyles = makeStyles({
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
  none: { color: tokens.textTertiary },
})

/** Line 1, and the place below: the filter finds cities too. */
export function AddressCell({ address }: { address: { line1: string; city: string; zone: string } | null }) {
  const styles = useStyles()
  if (!address) return <span className={styles.none}>–</span>
  return (
    <>
      <TruncatedText text={address.line1} />
      <TruncatedText text={`${address.city}, ${address.zone}`} className={styles.place} />
    </>
  )
}
