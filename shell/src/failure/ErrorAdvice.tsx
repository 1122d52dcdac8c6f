import { makeStyles, tokens } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { supportAtom } from '../help/support'

// Underlined: in the middle of a sentence colour alone does not make a link.
const useStyles = makeStyles({
  email: { color: tokens.brandText, textDecorationLine: 'underline', overflowWrap: 'anywhere' },
})

/** Specification 1 §8: what an unhandled error says. It names the ways to the team that are set up. */
export function ErrorAdvice() {
  const styles = useStyles()
  const { email, chat } = useAtomValue(supportAtom)
  return (
    <>
      There was an error while trying to perform your requested action. If the issue persists, please contact our team
      {chat !== 'none' && ' via the chat widget'}
      {chat !== 'none' && email && ' or'}
      {email && (
        <>
          {' via email at '}
          <a href={`mailto:${email}`} className={styles.email}>
            {email}
          </a>
        </>
      )}{' '}
      and include this error for reference.
    </>
  )
}
