import type { AgencyRecord } from '../../models/agency.model.ts'
import { type Subscription, subscriptionPeriods, subscriptionPlans } from '../../models/subscription.model.ts'
import { seatPrices } from '../prices.ts'
import { maxSeats } from './billing-action.ts'
import { billingStyle } from './billing-style.ts'

interface News {
  /** The action that was just done. */
  done?: string | undefined
  /** Why it was not done. */
  problem?: string | undefined
}

const planNames = { STANDARD: 'Standard', ENTERPRISE: 'Enterprise' }
const periodNames = { MONTHLY: 'Monthly', ANNUAL: 'Annual' }
const stateNames = { ACTIVE: 'Active', EXPIRED: 'Expired', OVERDUE: 'Overdue', PAUSED: 'Paused', TRIAL: 'Trial' }
const sentences: Record<string, string> = {
  SUBSCRIBE: 'Your subscription is active.',
  CHANGE: 'Your subscription is changed.',
  CARD: 'Your payment method is changed.',
  PAY: 'Thank you. Your subscription is active again.',
  BILL: 'The next bill was made now.',
  PAUSE: 'Your subscription is paused.',
  RESUME: 'Your subscription is active again.',
  CANCEL: 'Your subscription has ended.',
}

/** The whole page: plain forms, no script. The gateway puts the nonce of its policy in. */
export const billingPage = (agency: AgencyRecord, numActive: number, { done = '', problem }: News): string => {
  const subscription = agency.subscription ?? null
  const success = Object.hasOwn(sentences, done) ? sentences[done] : undefined
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Billing · Coverdesk</title>
<link rel="icon" href="data:,">
<style nonce="%NONCE%">${billingStyle}</style>
</head>
<body>
<header>
  <h1>Billing</h1>
  <p>${escaped(agency.name)}</p>
  <a href="/app">Back to Coverdesk</a>
</header>
<main>
  ${problem ? `<p class="notice problem" role="alert">${escaped(problem)}</p>` : ''}
  ${success && !problem ? `<p class="notice" role="status">${success}</p>` : ''}
  <p class="notice plain">This Coverdesk has no billing system: nothing that you choose here costs money.</p>
  ${summary(subscription, numActive)}
  ${choiceOf(subscription, numActive)}
  ${payment(agency)}
  ${ending(subscription)}
</main>
</body>
</html>
`
}

function summary(subscription: Subscription | null, numActive: number) {
  if (!subscription) return card('', 'Your subscription', '<p>Your agency has none yet.</p>')
  const { state, plan, period, numSeats, nextBillingAmount, nextBillingDate, trialEndDate } = subscription
  const due = state === 'OVERDUE' ? 'Was due' : 'Next bill'
  return card(
    '',
    `Your subscription <span class="state ${state.toLowerCase()}">${stateNames[state]}</span>`,
    `<dl>
      ${pair('Plan', `${planNames[plan]}, ${periodNames[period].toLowerCase()}`)}
      ${pair('Seats', `${numActive} of ${numSeats} assigned`)}
      ${nextBillingDate && nextBillingAmount ? pair(due, `${dollars(nextBillingAmount)} on ${inWords(nextBillingDate)}`) : ''}
      ${trialEndDate ? pair('Trial ends', inWords(trialEndDate)) : ''}
    </dl>`,
  )
}

/** What the links "update subscription" and "upgrade" lead to. */
function choiceOf(subscription: Subscription | null, numActive: number) {
  const state = subscription?.state
  if (state === 'OVERDUE') return ''
  if (state === 'PAUSED') {
    const text = '<p>Nothing is billed while your subscription is paused.</p>'
    return card('subscription', 'Resume', text + form('RESUME', '', 'Resume'))
  }
  const [action, title, button] =
    state === 'ACTIVE'
      ? ['CHANGE', 'Plan and seats', 'Save changes']
      : state === 'TRIAL'
        ? ['SUBSCRIBE', 'Upgrade', 'Upgrade']
        : ['SUBSCRIBE', subscription ? 'Restart' : 'Subscribe', subscription ? 'Restart' : 'Subscribe']
  const chosen = subscription ?? ({ plan: 'STANDARD', period: 'MONTHLY', numSeats: Math.max(1, numActive) } as const)
  const plans = subscriptionPlans.map(plan =>
    radio(
      'plan',
      plan,
      chosen.plan === plan,
      planNames[plan],
      `${dollars(seatPrices[plan].MONTHLY)} per seat and month`,
    ),
  )
  const periods = subscriptionPeriods.map(period =>
    radio(
      'period',
      period,
      chosen.period === period,
      periodNames[period],
      period === 'ANNUAL' ? 'Two months free' : 'Billed every month',
    ),
  )
  const fields = `<fieldset><legend>Plan</legend>${plans.join('')}</fieldset>
    <fieldset><legend>Period</legend>${periods.join('')}</fieldset>
    <label class="seats">Seats <input name="numSeats" type="number" inputmode="numeric" required min="${Math.max(1, numActive)}" max="${maxSeats}" value="${chosen.numSeats}"></label>`
  return card('subscription', title, form(action, fields, button))
}

function payment({ localCard = 'ACCEPTED', subscription }: AgencyRecord) {
  const state = subscription?.state
  const cards = `<fieldset><legend>Payment method</legend>
    ${radio('card', 'ACCEPTED', localCard === 'ACCEPTED', 'Card ending in 4242', 'Every payment is accepted')}
    ${radio('card', 'DECLINED', localCard === 'DECLINED', 'Card ending in 0002', 'Every payment is declined')}</fieldset>`
  const amount = subscription?.nextBillingAmount ?? 0
  const pay = state === 'OVERDUE' ? form('PAY', '', `Pay ${dollars(amount)}`) : ''
  const bill = state === 'ACTIVE' ? form('BILL', '', 'Bill now', 'quiet') : ''
  return card('payment', 'Payment', pay + form('CARD', cards, 'Update payment method', pay ? 'quiet' : '') + bill)
}

function ending(subscription: Subscription | null) {
  if (!subscription || subscription.state === 'EXPIRED') return ''
  const pause = subscription.state === 'ACTIVE' ? form('PAUSE', '', 'Pause', 'quiet') : ''
  const text = '<p>A canceled subscription ends at once. It can be restarted here at any time.</p>'
  return card(
    'end',
    'Pause or cancel',
    `${text}<div class="row">${pause}${form('CANCEL', '', 'Cancel subscription', 'danger')}</div>`,
  )
}

const card = (id: string, title: string, content: string) =>
  `<section${id && ` id="${id}"`}><h2>${title}</h2>${content}</section>`

const form = (action: string, fields: string, button: string, kind = '') =>
  `<form method="post" action="/billing">${fields}<button class="${kind}" name="action" value="${action}">${button}</button></form>`

const radio = (name: string, value: string, isChecked: boolean, title: string, hint: string) =>
  `<label><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}><span>${title}<small>${hint}</small></span></label>`

const pair = (term: string, text: string) => `<div><dt>${term}</dt><dd>${text}</dd></div>`

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const inWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
