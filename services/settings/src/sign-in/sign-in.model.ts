import { defineGlobalModel } from '@coverdesk/kit'
import { Schema } from 'mongoose'
import type { SignInState } from './sign-in.rules.ts'

interface Remembered {
  _id: string
  /** The record says nothing any more by then, and the database removes it. */
  forgetAt: Date
}

const remembered = {
  _id: { type: String },
  forgetAt: { type: Date, required: true },
}

const codes = new Schema<SignInState & Remembered>({
  ...remembered,
  code: { type: new Schema({ digest: String, expiresAt: Date, triesLeft: Number }, { _id: false }), default: null },
  attemptId: { type: String, default: null },
  lastSentAt: { type: Date, default: null },
  sentAt: [Date],
  failures: Number,
  coolOffUntil: { type: Date, default: null },
})
codes.index({ forgetAt: 1 }, { expireAfterSeconds: 0 })

/**
 * One record per address, known or not: its code and its limits. A browser that has signed in with the address has one of
 * its own (ADR 0038). Global: there is no session yet.
 */
export const SignInCode = defineGlobalModel('signInCodes', codes)

/** What is remembered of a network. */
export interface NetworkState {
  sentAt: Date[]
}

const throttles = new Schema<NetworkState & Remembered>({ ...remembered, sentAt: [Date] })
throttles.index({ forgetAt: 1 }, { expireAfterSeconds: 0 })

/** One record per network that codes were asked from. */
export const SignInThrottle = defineGlobalModel('signInThrottles', throttles)
