import type { Risk } from '../data/risk.ts'
import { type Voice, voice } from '../data/voice.ts'
import type { WrittenDocument } from '../document/recipe.ts'
import { series } from '../document/series.ts'
import { Paper } from '../drawing/paper.ts'
import type { Said } from '../facts/statement.ts'

const gl = 'GENERAL_LIABILITY'
const umbrella = 'UMBRELLA'

/** A fillable binder: what people typed stands in fields of the form, their labels are printed at the left or above. */
export const formBinders = series({ ...{ layout: 'AJ', kind: 'BINDER', count: 3, title: 'binder form', write } })

async function write(risk: Risk, index: number): Promise<WrittenDocument> {
  const v = voice(index === 2 ? 'bare' : 'dollars', 'us')
  const number = `CB${risk.random.between(100000, 999999)}`
  const paper = await Paper.open({ font: 'liberation', size: 9.5, margin: 50 })
  paper.text(v.word('documentKind', null, 'BINDER', 'Temporary Insurance Binder'), { bold: true, size: 15 })
  const { x, width } = paper.frame
  const half = width / 2
  const field = (name: string, label: string, said: Said, at: number, room: number) => {
    if (index === 3) {
      paper.draw(label, at, paper.y - 10, room, { size: 7 })
      paper.fillIn(name, said, at, room - 10)
    } else {
      paper.draw(label, at, paper.y + 2, 110)
      paper.fillIn(name, said, at + 112, room - 122)
    }
  }
  const pairs = fields(risk, v, number)
  paper.space(8)
  for (let at = 0; at < pairs.length; at += 2) {
    for (const [side, pair] of pairs.slice(at, at + 2).entries())
      field(`f${at + side}`, pair[0], pair[1], x + side * half, half)
    paper.y += 32
  }
  const limits = amounts(risk, v, index)
  for (const [title, rows] of limits) {
    paper.text(title, { bold: true, size: 11 }, 12)
    for (const [at, [label, said]] of rows.entries()) {
      field(`${title}${at}`, label, said, x, half)
      paper.y += 30
    }
  }
  return {
    ...{ bytes: await paper.finish(), proofs: paper.proofs },
    questions: [
      { text: `What is the umbrella retention of binder ${number}?`, about: { field: 'umbrellaRetention' } },
      { text: `Which liquor liability does binder ${number} have?`, about: null },
    ],
  }
}

function fields(risk: Risk, v: Voice, number: string): [string, Said][] {
  return [
    ['Binder number', v.text('binderNumber', null, number)],
    ['Date prepared', v.date('issuedDate', null, risk.issued)],
    ['Named insured', v.text('insuredName', null, risk.insured.name)],
    ['Insurance company', v.text('insurerName', null, risk.insurer.name)],
    ['Effective', v.date('effectiveDate', null, risk.effective)],
    ['Expires', v.date('expirationDate', null, risk.expiration)],
  ]
}

function amounts({ coverage }: Risk, v: Voice, index: number): [string, [string, Said][]][] {
  const { limits, deductible } = coverage[gl]
  const of = (field: keyof typeof limits) => v.money(field, gl, limits[field] ?? 0)
  const limit = coverage[umbrella].limits.umbrellaPerOccurrenceLimit ?? 0
  return [
    [
      'General liability',
      [
        ['Each occurrence', of('glPerOccurrenceLimit')],
        ['General aggregate', of('glAggregateLimit')],
        ['Products aggregate', of('glProductsAndCompletedOperationsLimit')],
        [
          'Medical (each person)',
          index === 2 ? v.word('glMedicalPerPersonLimit', gl, 'EXCLUDED', 'Excluded') : of('glMedicalPerPersonLimit'),
        ],
        ['Deductible', v.money('deductible', gl, index === 1 ? 0 : deductible)],
      ],
    ],
    [
      'Umbrella',
      [
        ['Each occurrence', v.money('umbrellaPerOccurrenceLimit', umbrella, limit)],
        ['Aggregate', v.money('umbrellaAggregateLimit', umbrella, limit)],
        ['Retained limit', v.money('umbrellaRetention', umbrella, 1_000_000)],
      ],
    ],
  ]
}
