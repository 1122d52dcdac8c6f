import { Banner, Button, formatDate } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { EndServiceRequestWaitingDocument, type ServiceRequestProfileFragment } from '../generated/documents'

interface WaitingBannerProps {
  request: Pick<ServiceRequestProfileFragment, 'id' | 'version'>
  waiting: NonNullable<ServiceRequestProfileFragment['waiting']>
}

/** Who the request is waiting on, and the action that ends the wait. */
export function WaitingBanner({ request: { id, version }, waiting }: WaitingBannerProps) {
  const { run, busy, failure } = useChange()
  const end = async () => {
    if (await run(() => runMutation(EndServiceRequestWaitingDocument, { id, version }))) toast('No longer waiting')
  }
  const { on, followUpOn, since, note } = waiting
  const who = on === 'CLIENT' ? 'client' : 'carrier'
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <Button small busy={busy} onClick={() => void end()}>
            End waiting
          </Button>
        }
      >
        {`Waiting on the ${who} since ${formatDate(since)}. Follow up on ${formatDate(followUpOn)}.`}
        {note && <div>{note}</div>}
      </Banner>
      {failure && <Banner tone="error">{failureText(failure)}</Banner>}
    </>
  )
}

const failureText = ({ code, message }: { code: string; message: string }) =>
  code === 'CONFLICT' ? 'Someone else changed this request. Review it, then try again.' : message
