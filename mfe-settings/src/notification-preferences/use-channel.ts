import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import {
  ChooseNotificationChannelDocument,
  type NotificationChannel,
  type NotificationKind,
} from '../generated/documents'

/**
 * How the person hears of one kind of event. A choice shows at once and is saved by itself; if that fails, what was saved shows
 * again, and a toast says why.
 */
export function useChannel(kind: NotificationKind, saved: NotificationChannel) {
  const [chosen, setChosen] = useState<NotificationChannel>()
  /** Choices that follow quickly are sent one after the other: the last one is what stays. */
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const save = async (channel: NotificationChannel) => {
    const input = { notifications: [{ kind, channel }] }
    const result = await runMutation(ChooseNotificationChannelDocument, { input })
    if (result.ok) toast('Preferences saved')
    else toast(result.failure.message, { tone: 'error' })
  }
  return {
    channel: chosen ?? saved,
    choose(channel: NotificationChannel) {
      if (channel === (chosen ?? saved)) return
      setChosen(channel)
      const mine = sent.current.then(() => save(channel))
      sent.current = mine
      void mine.then(() => sent.current === mine && setChosen(undefined))
    },
  }
}
