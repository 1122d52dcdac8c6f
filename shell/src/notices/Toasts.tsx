import { ToastStack } from '@coverdesk/design-system'
import { dismissToast, toastsAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'

/** What happened a moment ago, over everything else. */
export const Toasts = () => <ToastStack toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
