import { TextLink } from '@coverdesk/design-system'
import { useAtomValue } from 'jotai'
import { supportAtom } from '../support/support'

/** Specification 1 §8: what an unhandled error says. It names the ways to the team that are set up. */
export function ErrorAdvice() {
  const { email, chat } = useAtomValue(supportAtom)
  return (
    <>
      There was an error while trying to perform your requested action. If the issue persists, please contact our team
      {chat !== 'none' && ' via the chat widget'}
      {chat !== 'none' && email && ' or'}
      {email && (
        <>
          {' via email at '}
          <TextLink href={`mailto:${email}`} inSentence>
            {email}
          </TextLink>
        </>
      )}{' '}
      and include this error for reference.
    </>
  )
}
