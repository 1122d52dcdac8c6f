import type { Risk } from '../data/risk.ts'
import { marked, type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Content, Line } from '../facts/statement.ts'

const lines = ['GENERAL_LIABILITY', 'PROPERTY', 'CYBER', 'PROFESSIONAL_LIABILITY'] as const
type ProposedLine = (typeof lines)[number]
const titles: Record<ProposedLine, string> = {
  GENERAL_LIABILITY: 'Commercial General Liability',
  PROPERTY: 'Commercial Property',
  CYBER: 'Cyber Liability',
  PROFESSIONAL_LIABILITY: 'Professional Liability',
}

/** An agency's proposal: a block for each line with its own carrier, term and premium, set in two columns of text. */
export const lineBlockProposals = series({
  ...{ layout: 'AK', kind: 'QUOTE', count: 3, title: 'coverage proposal', write },
})

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice('dollars', index === 3 ? 'long' : 'us')
  const paper = await Paper.open({
    ...{
      font: index === 2 ? 'times' : 'liberation',
      size: 10,
      header: 'Confidential – prepared for the client named below',
    },
    footer: (page, pages) => `Page ${page} of ${pages}`,
  })
  paper.text(v.word('documentKind', null, 'QUOTE', 'Insurance Proposal'), { bold: true, size: 18 }, 4)
  paper.text(v.text('insuredName', null, risk.insured.name), { bold: true, size: 13 }, 2)
  paper.text(v.text('insuredAddress', null, risk.insured.address), {}, 2)
  paper.text(
    ['Presented by ', v.text('producerName', null, risk.producer), ' on ', v.date('issuedDate', null, risk.issued)],
    {},
    12,
  )
  if (index !== 3) paper.columns(2)
  for (const line of lines) block(paper, risk, v, line, index)
  const total = lines.reduce((sum, line) => sum + risk.coverage[line].premium, 0)
  paper.text(['Total annual premium for all policies: ', v.money('premium', null, total)], { bold: true })
  paper.text(
    marked(
      'signature',
      'Please sign the acceptance page and return it with the down payment before the effective date.',
    ),
  )
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `Which cyber limit is proposed for ${risk.insured.name}?`, about: { field: 'cyberAggregateLimit' } },
      { text: `What must ${risk.insured.name} sign and return?`, about: { mark: 'signature' } },
      { text: `Which cargo limit is proposed for ${risk.insured.name}?`, about: null },
    ],
  }
}

function block(paper: Paper, risk: Risk, v: Voice, line: ProposedLine, index: number) {
  const insurer = line === 'CYBER' || line === 'PROFESSIONAL_LIABILITY' ? risk.otherInsurer : risk.insurer
  const rows: [string, Content][] = [
    [index === 2 ? 'Insuring company' : 'Carrier', v.text('insurerName', line, insurer.name)],
    [
      'Policy term',
      [v.date('effectiveDate', line, risk.effective), ' – ', v.date('expirationDate', line, risk.expiration)],
    ],
    ...limits(risk, v, line),
    ['Premium', v.money('premium', line, risk.coverage[line].premium)],
  ]
  paper.need(30 + rows.length * 16)
  paper.text(titles[line], { bold: true, size: 12 }, 3)
  for (const [label, value] of rows) {
    const { x, width } = paper.frame
    const height = paper.draw(`${label}:`, x, paper.y, width * 0.48)
    paper.y += Math.max(height, paper.draw(value, x + width * 0.5, paper.y, width * 0.5)) + 1
  }
  paper.space(10)
}

function limits({ coverage }: Risk, v: Voice, line: ProposedLine): [string, Content][] {
  const { limits: all, deductible } = coverage[line]
  const of = (field: keyof typeof all) => v.money(field, line as Line, all[field] ?? 0)
  switch (line) {
    case 'GENERAL_LIABILITY':
      return [
        ['Occurrence limit', of('glPerOccurrenceLimit')],
        ['General aggregate', of('glAggregateLimit')],
        ['Products aggregate', of('glProductsAndCompletedOperationsLimit')],
        ['Rented premises', of('glRentedPremisesDamageLimit')],
        ['Deductible', v.money('deductible', line, deductible)],
      ]
    case 'PROPERTY':
      return [
        ['Building', of('propertyBuildingLimit')],
        ['Business personal property', of('propertyContentsLimit')],
        ['Business income', of('propertyBusinessIncomeLimit')],
        ['AOP deductible', v.money('deductible', line, deductible)],
        ['Wind/hail deductible', v.percent('windHailDeductible', line, 1)],
      ]
    case 'CYBER':
      return [
        ['Aggregate limit', of('cyberAggregateLimit')],
        ['Retention', v.money('cyberRetentionLimit', line, 1_000_000)],
      ]
    default:
      return [
        ['Each claim', of('professionalPerClaimLimit')],
        ['Aggregate', of('professionalAggregateLimit')],
        ['Retention', v.money('retention', line, 500_000)],
      ]
  }
}
