import { Schema } from 'mongoose'

export const subscriptionStates = ['ACTIVE', 'EXPIRED', 'OVERDUE', 'PAUSED', 'TRIAL'] as const
export const subscriptionPlans = ['STANDARD', 'ENTERPRISE'] as const
export const subscriptionPeriods = ['MONTHLY', 'ANNUAL'] as const

/** A day of the agency's calendar, such as 2026-12-01: days are compared as text. */
export type Day = string

/** What an agency pays for. It is a part of the agency's record. */
export interface Subscription {
  plan: (typeof subscriptionPlans)[number]
  period: (typeof subscriptionPeriods)[number]
  state: (typeof subscriptionStates)[number]
  numSeats: number
  /** In cents. */
  nextBillingAmount?: number | null
  nextBillingDate?: Day | null
  trialEndDate?: Day | null
}

const day = { type: String, match: /^\d{4}-\d\d-\d\d$/, default: null }

export const subscriptionSchema = new Schema<Subscription>(
  {
    plan: { type: String, enum: subscriptionPlans, required: true },
    period: { type: String, enum: subscriptionPeriods, required: true },
    state: { type: String, enum: subscriptionStates, required: true },
    numSeats: { type: Number, required: true, min: 1 },
    nextBillingAmount: { type: Number, default: null },
    nextBillingDate: day,
    trialEndDate: day,
  },
  { _id: false },
)
