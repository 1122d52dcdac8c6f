import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import { type Content, piecesOf, textOf } from '../facts/statement.ts'

/** A binder: dots lead from each label to its value, and boxes say which lines are bound. */
export const leaderBinders = series({ ...{ layout: 'S', kind: 'BINDER', count: 4, title: 'binder', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'cents' : 'dollars', index === 2 ? 'abbreviated' : 'usShort')
  const binderNumber = `B${risk.random.between(10000, 99999)}`
  const paper = await Paper.open({ font: index % 2 ? 'liberation' : 'noto', size: 10 })
  const led = (label: string, value: Content) => {
    const dots = '.'.repeat(Math.max(4, 62 - label.length - textOf(value).length))
    if (index % 2) paper.text([`${label} ${dots} `, ...piecesOf(value)], {}, 3)
    else {
      paper.draw(`${label} ${dots}`, paper.frame.x, paper.y, 330)
      paper.y += paper.draw(value, paper.frame.x + 340, paper.y, 160, { align: 'right' }) + 3
    }
  }
  const wide = (label: string, value: Content) => {
    paper.draw(`${label}:`, paper.frame.x, paper.y, 130, { bold: true })
    paper.y += paper.draw(value, paper.frame.x + 140, paper.y, 360) + 3
  }
  paper.text(v.word('documentKind', null, 'BINDER', 'BINDER OF INSURANCE'), { bold: true, size: 16, align: 'center' })
  wide('Binder No.', v.text('binderNumber', null, binderNumber))
  wide('Insured', v.text('insuredName', null, risk.insured.name))
  wide('Insured’s address', v.text('insuredAddress', null, risk.insured.address))
  wide('Insuring company', v.text('insurerName', null, risk.insurer.name))
  wide('Producing agency', v.text('producerName', null, risk.producer))
  wide('Date of binder', v.date('issuedDate', null, risk.issued))
  wide('Coverage effective', v.date('effectiveDate', null, risk.effective))
  wide('Coverage expires', v.date('expirationDate', null, risk.expiration))
  wide('Binder expires', '60 days after its effective date, or when the policy is issued')
  paper.space(6)
  paper.text(
    index % 2
      ? '[X] General liability   [X] Automobile   [ ] Property   [ ] Umbrella   [ ] Cyber'
      : '☒ General liability   ☒ Automobile   ☐ Property   ☐ Umbrella   ☐ Cyber',
  )
  liability(led, paper, risk, v, index)
  auto(led, paper, risk, v, index)
  premium(led, paper, risk, v)
  paper.space(6)
  paper.text(marked('audit', 'Payroll records must be open to the company for three years after the policy ends.'))
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `How long must payroll records stay open under binder ${binderNumber}?`, about: { mark: 'audit' } },
      { text: `What is the combined single limit in ${binderNumber}?`, about: { field: 'autoCombinedSingleLimit' } },
      { text: `Which flood limit does ${binderNumber} have?`, about: null },
    ],
  }
}

type Led = (label: string, value: Content) => void

function title(paper: Paper, text: string) {
  paper.space(6)
  paper.text(text, { bold: true, size: 11 }, 4)
}

function liability(led: Led, paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const line = 'GENERAL_LIABILITY'
  const { limits, deductible } = coverage[line]
  title(paper, 'General Liability (occurrence)')
  led('Each occurrence', v.money('glPerOccurrenceLimit', line, limits.glPerOccurrenceLimit ?? 0))
  led('General aggregate', v.money('glAggregateLimit', line, limits.glAggregateLimit ?? 0))
  led(
    'Products–completed operations aggregate',
    index === 3
      ? v.word('glProductsAndCompletedOperationsLimit', line, 'INCLUDED', 'Included')
      : v.money('glProductsAndCompletedOperationsLimit', line, limits.glProductsAndCompletedOperationsLimit ?? 0),
  )
  led(
    'Personal & advertising injury',
    v.money('glPersonalAndAdvertisingInjuryLimit', line, limits.glPersonalAndAdvertisingInjuryLimit ?? 0),
  )
  led(
    'Fire damage (any one fire)',
    v.money('glRentedPremisesDamageLimit', line, limits.glRentedPremisesDamageLimit ?? 0),
  )
  led(
    'Medical expense (any one person)',
    index === 2
      ? v.word('glMedicalPerPersonLimit', line, 'NOT_COVERED', 'No coverage')
      : v.money('glMedicalPerPersonLimit', line, limits.glMedicalPerPersonLimit ?? 0),
  )
  led(
    'Deductible per occurrence',
    index === 4 ? v.money('deductible', line, 0) : v.money('deductible', line, deductible),
  )
  if (index === 1) led('Retroactive date', '01/01/2019')
}

function auto(led: Led, paper: Paper, { coverage }: Risk, v: Voice, index: number) {
  const line = 'COMMERCIAL_AUTO'
  title(paper, 'Automobile Liability')
  led(
    'Combined single limit',
    v.money('autoCombinedSingleLimit', line, coverage[line].limits.autoCombinedSingleLimit ?? 0),
  )
  if (index !== 3) led('Uninsured motorists', '$100,000')
  led('Deductible – comprehensive / collision', '$1,000 / $1,000')
}

function premium(led: Led, paper: Paper, { coverage, fees }: Risk, v: Voice) {
  const [one, other] = [coverage.GENERAL_LIABILITY.premium, coverage.COMMERCIAL_AUTO.premium]
  title(paper, 'Estimated Premium')
  led('General liability', v.money('premium', 'GENERAL_LIABILITY', one))
  led('Automobile', v.money('premium', 'COMMERCIAL_AUTO', other))
  led('Total estimated premium', v.money('premium', null, one + other))
  led('Broker fee', v.money('policyFees', null, fees))
  led('Total due', v.money('totalCost', null, one + other + fees))
}
