import type { BusinessApplication, UnderwritingQuestion } from '../../applications/application.ts'
import { addressOf } from '../addresses/address-of.ts'

/** An application of the demo, and whose it is. */
export interface DemoApplication {
  /** The name of an account of the same data. */
  account: string
  createdAt: string
  application: BusinessApplication
}

/** Cents of whole dollars. */
export const usd = (dollars: number) => dollars * 100

/** A place of business: `4120 Harbor Dr · San Diego · CA · 92101`. */
export const place = (
  id: string,
  address: string,
  isPrimary: boolean,
  more: Partial<BusinessApplication['locations'][number]>,
) => ({ id, address: addressOf(address), isPrimary, ...more })

const noFollowUp = { answerOptions: [], dependentQuestions: [], hasParentQuestion: false }

/** A question that is answered by Yes or No. */
export const yesOrNo = (
  id: string,
  question: string,
  carriers: string[],
  more: Partial<UnderwritingQuestion> = {},
): UnderwritingQuestion => ({
  ...noFollowUp,
  id,
  question,
  type: 'BOOLEAN',
  carriers,
  answerOptions: [
    { displayText: 'Yes', value: 'true' },
    { displayText: 'No', value: 'false' },
  ],
  defaultAnswer: 'false',
  ...more,
})

/** A question that is answered in words or by a number. */
export const inWords = (
  id: string,
  question: string,
  carriers: string[],
  more: Partial<UnderwritingQuestion> = {},
): UnderwritingQuestion => ({ ...noFollowUp, id, question, type: 'TEXT', carriers, ...more })
