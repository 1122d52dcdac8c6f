import { Banner, ConfirmDialog, makeStyles, ToastStack, tokens } from '@coverdesk/design-system'
import { dismissToast, leaveQuestionAtom, toastsAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { overridesAtom } from '../plugins/overrides'
import { sessionEndedAtom } from './session-ended'
import { useOnline } from './use-online'

const useStyles = makeStyles({
  banners: {
    position: 'fixed',
    left: '50%',
    bottom: '20px',
    transform: 'translateX(-50%)',
    zIndex: 1_000_001,
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
})

/** What the shell says over every page: toasts, no network, an ended session, unsaved changes. */
export function Notices() {
  const question = useAtomValue(leaveQuestionAtom)
  const sessionEnded = useAtomValue(sessionEndedAtom)
  const online = useOnline()
  const overrides = useAtomValue(overridesAtom)
  return (
    <>
      <div className={useStyles().banners}>
        {!online && <Banner tone="warning">You are offline. What you typed is kept on this page.</Banner>}
        {overrides.map(({ id, url, problem }) => (
          <Banner key={id} tone={problem ? 'warning' : 'neutral'} actions={<a href="?override=">End</a>}>
            <strong>{id}</strong> {problem ? `could not be read from ${url}: ${problem}` : `comes from ${url}.`}
          </Banner>
        ))}
        {sessionEnded && (
          <Banner
            tone="warning"
            actions={
              <a href="/app/signin" target="_blank" rel="noreferrer">
                Sign in
              </a>
            }
          >
            Your session has ended. Sign in in another tab, then save here.
          </Banner>
        )}
      </div>
      <ToastStack toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
      {question && (
        <ConfirmDialog
          title="Discard changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          danger
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          What you entered here has not been saved.
        </ConfirmDialog>
      )}
    </>
  )
}
