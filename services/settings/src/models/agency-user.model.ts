import { defineGlobalModel, noticeKinds } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { Preferences } from '../preferences/preferences.rules.ts'
import { densities, notificationChannels, themes } from './preference-values.ts'

export const agencyUserStates = ['ACTIVE', 'DISABLED'] as const

export interface AgencyUserRecord {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  /** In lower case: addresses are unique whatever case people type. */
  email: string
  name: string
  state: (typeof agencyUserStates)[number]
  /** Counted up by each change of the profile; another state or look is no conflict with a new name. */
  profileVersion?: number
  /** What the user has chosen; the rest is as by default. */
  preferences?: Partial<Preferences>
  createdAt: Date
  updatedAt: Date
}

const channel = { type: String, enum: notificationChannels }

const schema = new Schema<AgencyUserRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    name: { type: String, required: true },
    state: { type: String, enum: agencyUserStates, required: true },
    profileVersion: Number,
    preferences: new Schema<Preferences>(
      {
        theme: { type: String, enum: themes },
        density: { type: String, enum: densities },
        sidebarCollapsed: Boolean,
        favoritePresets: {
          type: new Schema({ presets: [String], customPresetIds: [String], chosenAt: Date }, { _id: false }),
          default: undefined,
        } as never,
        notifications: {
          type: new Schema(Object.fromEntries(noticeKinds.map(kind => [kind, channel])), { _id: false }),
          default: undefined,
        } as never,
      },
      { _id: false },
    ),
  },
  { timestamps: true },
)
schema.index({ email: 1 }, { unique: true })
schema.index({ agencyId: 1, state: 1, _id: 1 })

/** Global: a user is found by e-mail before there is a session. Every other query names the agency. */
export const AgencyUser = defineGlobalModel('agencyUsers', schema, {
  typename: 'AgencyUser',
  agencyOf: ({ agencyId }) => agencyId,
})
