import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Said } from '../facts/statement.ts'

/** An application with checkboxes: some filled in by hand or print, some with the fields of a PDF form. */
export const applications = series({
  ...{ layout: 'H', kind: 'APPLICATION', count: 5, title: 'application', write },
  scans: { 5: { dotsPerInch: 200, skew: 2, noise: 0.04 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', 'us')
  const isForm = index === 3 || index === 4
  const paper = await Paper.open({
    font: index % 2 ? 'liberation' : 'noto',
    size: 10,
    footer: page => `Application page ${page}`,
  })
  paper.text(v.word('documentKind', null, 'APPLICATION', 'COMMERCIAL INSURANCE APPLICATION'), { bold: true, size: 14 })
  for (const [at, [label, answer]] of answers(risk, v, index).entries()) {
    paper.text(`${at + 1}. ${label}`, { size: 9 }, 2)
    if (isForm && answer) paper.fillIn(`answer${at + 1}`, answer, paper.frame.x + 14, 300)
    else paper.draw(answer ?? '', paper.frame.x + 14, paper.y, 400, { bold: true })
    paper.y += 24
  }
  paper.text('Tell us about your work (check one)', { bold: true })
  const questions = [
    'Do you use subcontractors?',
    'Do you work above three stories?',
    'Was any policy canceled in the last five years?',
  ]
  for (const [at, question] of questions.entries()) {
    const isYes = (index + at) % 2 === 0
    if (!isForm) {
      paper.text(`${question}   ${isYes ? '[X] Yes   [ ] No' : '[ ] Yes   [X] No'}`)
      continue
    }
    paper.draw(question, paper.frame.x, paper.y, 300)
    paper.draw('Yes', 376, paper.y, 30)
    paper.draw('No', 436, paper.y, 30)
    paper.check(`yes${at + 1}`, isYes, 360)
    paper.check(`no${at + 1}`, !isYes, 420)
    paper.y += 20
  }
  paper.newPage()
  paper.text('Statements of the applicant', { bold: true })
  paper.text(
    marked(
      'tools',
      'The applicant stores its tools in a locked container with a motion alarm, and lets no employee take a vehicle home.',
    ),
  )
  paper.text('The applicant has read this application and says that its answers are complete and true.')
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: 'How are tools protected from theft?', about: { mark: 'tools' } },
      { text: `What are the gross annual sales of ${risk.insured.name}?`, about: { field: 'annualRevenue' } },
      { text: `Which satellite does ${risk.insured.name} launch?`, about: null },
    ],
  }
}

function answers(risk: Risk, v: Voice, index: number): [string, Said | null][] {
  const chance = risk.random
  return [
    ['Applicant (legal name)', v.text('insuredName', null, risk.insured.name)],
    ['Mailing address', v.text('insuredAddress', null, risk.insured.address)],
    ['Producer', v.text('producerName', null, risk.producer)],
    ['Requested effective date', v.date('effectiveDate', null, risk.effective)],
    ['Nature of business', v.text('operations', null, risk.insured.operations)],
    ['Gross annual sales, next twelve months', v.money('annualRevenue', null, chance.between(4, 90) * 10_000_000)],
    ['Annual payroll', index === 2 ? null : v.money('annualPayroll', null, chance.between(20, 190) * 1_000_000)],
    ['Number of employees', v.count('employeeCount', null, chance.between(3, 140))],
    ['Years in business', v.count('yearsInBusiness', null, chance.between(1, 60))],
    ['Year the building was built', index === 1 ? null : v.count('yearBuilt', null, chance.between(1905, 2020))],
  ]
}
