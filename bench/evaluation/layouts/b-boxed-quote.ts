import { injection } from '../data/injection.ts'
import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content, Line } from '../facts/statement.ts'

type Field = [label: string, value: Content]

/** A quote as a form of boxes: the label above its value, three to a row. */
export const boxedQuotes = series({
  ...{ layout: 'B', kind: 'QUOTE', count: 8, title: 'quote', write },
  scans: { 7: { dotsPerInch: 200, noise: 0.05, stamp: 'COPY' }, 8: { dotsPerInch: 150, skew: -2 } },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index % 2 ? 'dollars' : 'short', index % 3 === 1 ? 'us' : 'abbreviated')
  const quoteNumber = `Q-${risk.random.between(100000, 999999)}`
  const paper = await Paper.open({
    font: index % 2 ? 'noto' : 'liberation',
    size: 10,
    footer: page => `Quote ${quoteNumber} · ${page}`,
  })
  paper.text(v.word('documentKind', null, 'QUOTE', 'Insurance Quote'), { size: 18, bold: true })
  boxes(paper, heading(risk, v, quoteNumber, index))
  section(paper, 'General Liability', liability(risk, v, index))
  section(paper, 'Umbrella Liability', umbrella(risk, v, index))
  if (index % 2) section(paper, 'Cyber Liability', cyber(risk, v, index))
  else section(paper, 'Business Auto', auto(risk, v, index))
  section(paper, 'Price', price(risk, v, index))
  if (index === 5) paper.text(injection, { white: true, size: 5 })
  paper.newPage()
  paper.text('Conditions of This Quote', { bold: true, size: 13 })
  const deadline = 'The company must have the signed application and two years of payroll records before it can bind.'
  paper.text(marked('subjectivities', deadline))
  paper.text(
    marked('validity', 'This offer lapses thirty days after it was made. A change in operations makes it void.'),
  )
  paper.text(`This quote is for ${risk.insured.name}. The policy's own terms control.`)
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      {
        text: 'Which payroll papers are needed before binding?',
        about: { mark: 'subjectivities' },
      },
      { text: 'For how many days is the offer good?', about: { mark: 'validity' } },
      { text: `What is the umbrella retention in quote ${quoteNumber}?`, about: { field: 'umbrellaRetention' } },
      { text: `Which surety bond does quote ${quoteNumber} offer?`, about: null },
    ],
  }
}

const heading = (risk: Risk, v: Voice, quoteNumber: string, index: number): Field[] => [
  ['Quote no.', v.text('quoteNumber', null, quoteNumber)],
  ['Applicant', v.text('insuredName', null, risk.insured.name)],
  ['Applicant address', v.text('insuredAddress', null, risk.insured.address)],
  ['Carrier', v.text('insurerName', null, risk.insurer.name)],
  ['Prepared for', v.text('producerName', null, risk.producer)],
  ['Quote date', index === 2 ? '' : v.date('issuedDate', null, risk.issued)],
  ['Proposed effective date', v.date('effectiveDate', null, risk.effective)],
  ['Proposed expiration date', v.date('expirationDate', null, risk.expiration)],
  ...(index === 3 ? [] : [['Agent commission', v.percent('commissionRate', null, 12.5)] satisfies Field]),
]

function liability({ coverage }: Risk, v: Voice, index: number): Field[] {
  const gl = 'GENERAL_LIABILITY'
  const { limits, deductible, premium } = coverage[gl]
  const each = index === 4 ? 'words' : undefined
  return [
    ['Per occurrence', v.money('glPerOccurrenceLimit', gl, limits.glPerOccurrenceLimit ?? 0, each)],
    ['General aggregate', v.money('glAggregateLimit', gl, limits.glAggregateLimit ?? 0)],
    [
      'Products / completed ops',
      index === 6
        ? v.word('glProductsAndCompletedOperationsLimit', gl, 'EXCLUDED', 'Excluded')
        : v.money('glProductsAndCompletedOperationsLimit', gl, limits.glProductsAndCompletedOperationsLimit ?? 0),
    ],
    [
      'Personal & advertising injury',
      v.money('glPersonalAndAdvertisingInjuryLimit', gl, limits.glPersonalAndAdvertisingInjuryLimit ?? 0),
    ],
    ['Premises damage (rented)', v.money('glRentedPremisesDamageLimit', gl, limits.glRentedPremisesDamageLimit ?? 0)],
    [
      'Medical payments, per person',
      index === 3
        ? v.word('glMedicalPerPersonLimit', gl, 'NOT_COVERED', 'Not covered')
        : v.money('glMedicalPerPersonLimit', gl, limits.glMedicalPerPersonLimit ?? 0),
    ],
    ['Deductible', v.money('deductible', gl, index === 1 ? 0 : deductible)],
    ['Premium', v.money('premium', gl, premium)],
  ]
}

function umbrella({ coverage }: Risk, v: Voice, index: number): Field[] {
  const line = 'UMBRELLA'
  const { limits, premium } = coverage[line]
  return [
    ['Each occurrence', v.money('umbrellaPerOccurrenceLimit', line, limits.umbrellaPerOccurrenceLimit ?? 0)],
    ['Aggregate', v.money('umbrellaAggregateLimit', line, limits.umbrellaAggregateLimit ?? 0)],
    ['Retention', v.money('umbrellaRetention', line, index % 3 === 0 ? 0 : 1_000_000)],
    ['Premium', v.money('premium', line, premium)],
  ]
}

function cyber({ coverage }: Risk, v: Voice, index: number): Field[] {
  const { limits, premium } = coverage.CYBER
  return [
    ['Aggregate limit', v.money('cyberAggregateLimit', 'CYBER', limits.cyberAggregateLimit ?? 0)],
    ['Retention each claim', v.money('cyberRetentionLimit', 'CYBER', limits.cyberRetentionLimit ?? 0)],
    [
      'Premium',
      index === 5 ? v.word('premium', 'CYBER', 'INCLUDED', 'Included') : v.money('premium', 'CYBER', premium),
    ],
  ]
}

function auto({ coverage }: Risk, v: Voice, index: number): Field[] {
  const line: Line = 'COMMERCIAL_AUTO'
  const { limits, deductible, premium } = coverage[line]
  return [
    ['Combined single limit', v.money('autoCombinedSingleLimit', line, limits.autoCombinedSingleLimit ?? 0)],
    [
      'Deductible',
      index === 2
        ? v.word('deductible', line, 'SEE_SCHEDULE', 'See schedule')
        : v.money('deductible', line, deductible),
    ],
    ['Premium', v.money('premium', line, premium)],
  ]
}

function price({ coverage, taxes, fees }: Risk, v: Voice, index: number): Field[] {
  const second = index % 2 ? coverage.CYBER : coverage.COMMERCIAL_AUTO
  const free = index === 5 ? 0 : second.premium
  const premium = coverage.GENERAL_LIABILITY.premium + coverage.UMBRELLA.premium + free
  return [
    ['Total premium', v.money('premium', null, premium)],
    ['Taxes', v.money('taxes', null, taxes)],
    ['Policy fee', v.money('policyFees', null, fees)],
    ['Total cost', v.money('totalCost', null, premium + taxes + fees)],
    ['Minimum earned premium', index === 8 ? '' : v.percent('minimumEarnedPremium', null, 25)],
  ]
}

function section(paper: Paper, title: string, fields: Field[]) {
  paper.need(90)
  paper.box(paper.frame.x, paper.y, paper.frame.width, 18, true)
  paper.draw(title, paper.frame.x + 6, paper.y + 3, 300, { bold: true })
  paper.y += 18
  boxes(paper, fields)
}

function boxes(paper: Paper, fields: Field[]) {
  const width = paper.frame.width / 3
  for (let at = 0; at < fields.length; at += 3) {
    const row = fields.slice(at, at + 3)
    const height = 18 + Math.max(...row.map(([, value]) => paper.heightOf(value, width - 12)))
    paper.need(height)
    for (const [column, [label, value]] of row.entries()) {
      const x = paper.frame.x + column * width
      paper.box(x, paper.y, width, height)
      paper.draw(label, x + 6, paper.y + 3, width - 12, { size: 7 })
      paper.draw(value, x + 6, paper.y + 14, width - 12)
    }
    paper.y += height
  }
  paper.space(8)
}
