import { type NoticeKind, noticeKinds } from '@coverdesk/kit'
import type { notificationChannels } from '../models/preference-values.ts'

type NotificationChannel = (typeof notificationChannels)[number]

/** What a person has chosen, by kind. */
export type NotificationChoices = Partial<Record<NoticeKind, NotificationChannel>>

export interface NotificationChoice {
  kind: NoticeKind
  channel: NotificationChannel
}

/** A loss doesn't wait for the next look at Coverdesk. */
const defaults: NotificationChoices = { LOSS_REPORTED: 'EMAIL' }

/** How a person hears of a kind of event. */
export const channelOf = (choices: NotificationChoices | undefined, kind: NoticeKind): NotificationChannel =>
  choices?.[kind] ?? defaults[kind] ?? 'IN_PRODUCT'

/** One for each kind. */
export const channelsOf = (choices: NotificationChoices): NotificationChoice[] =>
  noticeKinds.map(kind => ({ kind, channel: channelOf(choices, kind) }))

/** The fields that a change of several kinds sets, each on its own. */
export const notificationChange = (chosen: readonly NotificationChoice[]) =>
  Object.fromEntries(chosen.map(({ kind, channel }) => [`notifications.${kind}`, channel]))
