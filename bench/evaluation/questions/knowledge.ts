import type { AskedKnowledge } from './asked.ts'
import { moreKnowledgeQuestions } from './seen-more.ts'

/** Documents of a small knowledge base, in Markdown, and what people ask it without naming a document. */
export const knowledgeDocuments: readonly { title: string; content: string }[] = [
  {
    title: 'Issuing certificates',
    content: `# Issuing certificates

Certificates are issued within one business day. Send rush requests to the service desk by 3 p.m.

## Additional insureds

Additional insured status needs an endorsement on the policy. Check the forms schedule before you tick the box.

## Special wording

Wording from a holder goes to Dana Whitlock before it is added to the description of operations.`,
  },
  {
    title: 'Cancellations',
    content: `# Cancellations

A cancellation request must be signed by a named insured. We do not backdate more than 30 days.

## Return premium

The short rate penalty is 10 percent of the unearned premium.

## Reinstatement

Ask the carrier for a reinstatement within 15 days, together with a statement of no loss.`,
  },
  {
    title: 'Claims desk',
    content: `# Claims desk

Workers' compensation injuries are reported to the carrier within 24 hours. Cyber incidents are reported within 72 hours.

## Contact

Call the claims desk at extension 418. After hours, give the client the carrier's claims line.`,
  },
  {
    title: 'Restaurants appetite',
    content: `# Restaurants

We write restaurants with alcohol sales of up to 40 percent of receipts. Deep fryers need a UL 300 system.

## Referrals

Locations that are open after 1 a.m. are referred to Northlight Casualty.

## Premium

The minimum premium is $3,500. Commission is 15 percent.`,
  },
]

export const knowledgeQuestions: readonly AskedKnowledge[] = [
  {
    text: 'how fast do we have to get a COI out',
    answer: { title: 'Issuing certificates', words: 'within one business day' },
  },
  {
    text: 'Who has to approve special wording on a cert?',
    answer: { title: 'Issuing certificates', words: 'Dana Whitlock' },
  },
  { text: 'how far back can we backdate a cancelation', answer: { title: 'Cancellations', words: '30 days' } },
  { text: 'short rate penalty?', answer: { title: 'Cancellations', words: '10 percent' } },
  {
    text: 'what do I need to get a policy reinstated',
    answer: { title: 'Cancellations', words: 'statement of no loss' },
  },
  { text: 'deadline to report a WC injury', answer: { title: 'Claims desk', words: 'within 24 hours' } },
  { text: "what's the extension for claims", answer: { title: 'Claims desk', words: '418' } },
  {
    text: 'how much alcohol can a restaurant sell and we still write it?',
    answer: { title: 'Restaurants appetite', words: '40 percent' },
  },
  {
    text: 'who do we refer late night restaurants to',
    answer: { title: 'Restaurants appetite', words: 'Northlight Casualty' },
  },
  { text: 'min premium for restaurants', answer: { title: 'Restaurants appetite', words: '$3,500' } },
  { text: 'What is our parental leave policy?', answer: null },
  { text: 'do we write trucking risks', answer: null },
  { text: 'where is the spare key to the server room', answer: null },
  { text: 'whats the wifi password', answer: null },
  ...moreKnowledgeQuestions,
]
