import { makeStyles, TruncatedText, tokens } from '@coverdesk/design-system'
import { OptionalText } from './OptionalText'

const useStyles = makeStyles({
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
})

/** Line 1, and the place below: the filter finds cities too. */
export function AddressCell({ address }: { address: { line1: string; city: string; zone: string } | null }) {
  const styles = useStyles()
  if (!address) return <OptionalText text={undefined} />
  return (
    <>
      <TruncatedText text={address.line1} />
      <TruncatedText text={`${address.city}, ${address.zone}`} className={styles.place} />
    </>
  )
}
