import { chosenLines } from '../../checks/coverage-line-fields.ts'
import { withMentions } from '../../checks/mentions.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import { sideOf } from '../../documents/side.ts'
import { listed } from '../../writing/counted.ts'
import { emailOf } from '../../writing/missing-email.ts'
import type { Plan, Playbook } from '../playbook.ts'
import { applicationAnswer } from './application-answer.ts'
import { applicationReport } from './application-report.ts'
import { checksOf } from './findings.ts'
import { questionsOf } from './questions.ts'

/** What an application says of the chosen coverage lines, against the other documents, and what is left to ask. */
export const enrichApplication: Playbook = async ({ documents, message }): Promise<Plan | null> => {
  const isApplication = ({ kind }: CaseDocument) => kind === 'APPLICATION'
  const application = await withMentions(sideOf('Application', documents.filter(isApplication)))
  const others = await withMentions(
    sideOf(
      'Other documents',
      documents.filter(document => !isApplication(document)),
    ),
  )
  const lines = chosenLines(message)
  const review = { application, others, checks: lines.flatMap(line => checksOf(application, others, line)) }
  return {
    intro: `I’ll check the application for ${listed(lines)}.`,
    looks: [],
    report: applicationReport(review, lines, documents),
    answer: applicationAnswer(review),
    email: emailOf('Questions about your application', questionsOf(review)),
  }
}
