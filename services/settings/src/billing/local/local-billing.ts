import type { BillingLink, BillingPort } from '../billing-port.ts'
import { billingQuestions } from './billing.questions.ts'

const paths: Record<BillingLink, string> = {
  PORTAL: '/billing',
  SUBSCRIPTION: '/billing#subscription',
  PAYMENT_METHOD: '/billing#payment',
}

/** Without a billing system: a page of the product itself, which takes no money. */
export const localBilling: BillingPort = {
  link: which => paths[which],
  questions: billingQuestions,
  takesMoney: false,
}
