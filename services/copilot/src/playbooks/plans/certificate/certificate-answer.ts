import { agreementOf, type Item } from '../../comparing/items.ts'
import { AnswerWriter } from '../../writing/answer-writer.ts'
import { plainText } from '../../writing/plain-text.ts'
import { asksOf } from './asks.ts'
import { claimResult, type Findings, isBacked, summaryOf } from './findings.ts'

/** A certificate review in a few sentences. */
export function certificateAnswer(findings: Findings) {
  const answer = new AnswerWriter()
  const worst = findings.items.filter(item => ['DIFFERENT', 'UNCLEAR'].includes(agreementOf(item))).slice(0, 2)
  const saying = ({ label, stated: [shown = [], actual = []] }: Item) =>
    `${plainText(label)} is ${answer.stated(shown)} on the certificate and ${answer.stated(actual)} in the quote or policy.`
  const numbers = findings.numbers.filter(({ isSame }) => !isSame)
  const open = findings.claims.filter(one => !isBacked(one))
  return answer
    .paragraph(summaryOf(findings), ...worst.map(saying))
    .paragraph(
      ...numbers.map(
        ({ claimed, policy, numbers: [shown, actual] }) =>
          `The policy number is ${shown} on the certificate${answer.mark(claimed)} and ${actual} in the policy${answer.mark(policy)}.`,
      ),
    )
    .paragraph(
      findings.policy.documents.length > 0 &&
        open.length > 0 &&
        `The certificate promises what the policy doesn’t show: ${open
          .map(
            one =>
              `${one.label} (${claimResult(one).toLowerCase()})${answer.mark(one.claimed)}${one.verdict.shown
                .slice(0, 1)
                .map(proof => answer.mark(proof))
                .join('')}`,
          )
          .join('; ')}.`,
      'The report has every item with its quotes.',
      asksOf(findings).length > 0 && 'Should I draft an email that asks for what is missing or different?',
    )
    .finish()
}
