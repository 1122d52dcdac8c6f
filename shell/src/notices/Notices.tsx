import { Button, FrameNotice, FrameNotices } from '@coverdesk/design-system'
import { mayLeave, unsavedChangesAtom, versionReadyAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { useOnline } from './use-online'

/** What holds for the whole product at this moment: no network, a newer version. */
export function Notices() {
  const online = useOnline()
  const versionReady = useAtomValue(versionReadyAtom)
  // Never in the middle of a form: it comes back once that is saved or given up.
  const busy = useAtomValue(unsavedChangesAtom)
  return (
    <FrameNotices>
      {!online && <FrameNotice tone="warning">You’re offline. Your changes on this page are kept.</FrameNotice>}
      {online && versionReady && !busy && (
        <FrameNotice
          tone="neutral"
          action={
            <Button small onClick={() => void reload()}>
              Reload
            </Button>
          }
        >
          A new version is ready
        </FrameNotice>
      )}
    </FrameNotices>
  )
}

async function reload() {
  if (await mayLeave()) window.location.reload()
}
