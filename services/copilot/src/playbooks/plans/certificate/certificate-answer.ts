import { agreementOf, type Item } from '../../comparing/items.ts'
import { AnswerWriter } from '../../writing/answer-writer.ts'
import { plainText } from '../../writing/plain-text.ts'
import { asksOf } from './asks.ts'
import { boxResult, type Findings, summaryOf } from './findings.ts'

/** A certificate review in a few sentences. */
export function certificateAnswer(findings: Findings) {
  const answer = new AnswerWriter()
  const worst = findings.items.filter(item => ['DIFFERENT', 'UNCLEAR'].includes(agreementOf(item))).slice(0, 2)
  const saying = ({ label, stated: [shown = [], actual = []] }: Item) =>
    `${plainText(label)} is ${answer.stated(shown)} on the certificate and ${answer.stated(actual)} in the quote or policy.`
  const open = findings.boxes.find(({ backing }) => boxResult(backing) !== 'Backed')
  const unclear = open?.backing.against[0]
  return answer
    .paragraph(summaryOf(findings), ...worst.map(saying))
    .paragraph(
      open &&
        findings.policy.documents.length > 0 &&
        (unclear
          ? `${open.label} is marked${answer.mark(open.statement)}, but the policy has words against it${answer.mark(unclear)}.`
          : `${open.label} is marked${answer.mark(open.statement)}, and no endorsement for it was found.`),
      'The report has every item with its quotes.',
      asksOf(findings).length > 0 && 'Should I draft an email that asks for what is missing or different?',
    )
    .finish()
}
