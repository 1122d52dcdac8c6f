import { describe, expect, it } from 'vitest'
import { findTables } from './find-tables.ts'
import { formLines } from './form-lines.ts'
import { type PlacedWord, textOf } from './placed-word.ts'

type Written = readonly [text: string, left: number, baseline: number]

const size = 8
const letter = 4

/** Words of texts that begin at a place, 4 points for each letter. */
const wordsOf = (texts: readonly Written[]): PlacedWord[] =>
  texts.flatMap(([text, left, baseline]) =>
    [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const from = left + index * letter
      const right = from + word.length * letter - 1
      const box = { x: from / 612, y: baseline / 792, width: (right - from) / 612, height: size / 792 }
      return { text: word, left: from, right, baseline, size, isBold: false, confidence: 1, box, hasSpaceAfter: true }
    }),
  )

const rowsOf = (texts: readonly Written[]) =>
  findTables(formLines(wordsOf(texts))).map(found =>
    'rows' in found
      ? found.rows.map(row => row.map(segments => segments.map(textOf).join(' ')))
      : found.line.segments.map(textOf).join(' | '),
  )

describe('tables', () => {
  it('keep the lines of a cell together that was too long for its column', () =>
    expect(
      rowsOf([
        ['Building', 50, 100],
        ['$500,000', 250, 100],
        ['Business income', 50, 120],
        ['$90,000', 250, 120],
        ['including extra expense', 50, 130],
        ['Contents', 50, 150],
        ['$70,000', 250, 150],
        ['of the insured', 50, 160],
      ]),
    ).toEqual([
      [
        ['Building', '$500,000'],
        ['Business income including extra expense', '$90,000'],
        ['Contents of the insured', '$70,000'],
      ],
    ]))

  it('keep cells together that continue side by side', () =>
    expect(
      rowsOf([
        ['Workers', 50, 100],
        ['Cedar Strait', 150, 100],
        ['WC 1', 250, 100],
        ['Compensation', 50, 110],
        ['Indemnity Company', 150, 110],
        ['Umbrella', 50, 130],
        ['Northlight', 150, 130],
        ['UM 2', 250, 130],
        ['Automobile', 50, 150],
        ['Northlight', 150, 150],
        ['BA 3', 250, 150],
      ])[0],
    ).toEqual([
      ['Workers Compensation', 'Cedar Strait Indemnity Company', 'WC 1'],
      ['Umbrella', 'Northlight', 'UM 2'],
      ['Automobile', 'Northlight', 'BA 3'],
    ]))

  it('keep a label with its amount, a day with its year and a number that is divided, below each other in narrow cells', () =>
    expect(
      rowsOf([
        ['Type', 50, 88],
        ['Number', 150, 88],
        ['Effective', 220, 88],
        ['Limits', 300, 88],
        ['Commercial general', 50, 106],
        ['CGL', 150, 106],
        ['January 1,', 220, 106],
        ['Each occurrence', 300, 106],
        ['liability', 50, 116],
        ['4471923-12', 150, 116],
        ['2027', 220, 116],
        ['$1,000,000', 300, 116],
        ['General aggregate', 300, 134],
        ['$2,000,000', 300, 144],
        ['Automobile', 50, 162],
        ['BAP 5591', 150, 162],
        ['May 1, 2027', 220, 162],
        ['Combined single', 300, 162],
        ['liability', 50, 172],
        ['limit $1,000,000', 300, 172],
      ])[0],
    ).toEqual([
      ['Type', 'Number', 'Effective', 'Limits'],
      ['Commercial general liability', 'CGL 4471923-12', 'January 1, 2027', 'Each occurrence $1,000,000'],
      ['', '', '', 'General aggregate $2,000,000'],
      ['Automobile liability', 'BAP 5591', 'May 1, 2027', 'Combined single limit $1,000,000'],
    ]))

  it('leave an amount below a heading, and one below another amount', () =>
    expect(
      rowsOf([
        ['Coverage', 50, 100],
        ['Limit', 200, 100],
        ['Deductible', 300, 100],
        ['Building', 50, 110],
        ['$500,000', 200, 110],
        ['Wind', 50, 128],
        ['$90,000', 200, 128],
        ['$5,000', 300, 128],
        ['Contents', 50, 138],
        ['$70,000', 200, 138],
      ])[0],
    ).toEqual([
      ['Coverage', 'Limit', 'Deductible'],
      ['Building', '$500,000', ''],
      ['Wind', '$90,000', '$5,000'],
      ['Contents', '$70,000', ''],
    ]))

  it('leave labels above their values, however close they stand', () =>
    expect(
      rowsOf([
        ['Named insured', 50, 100],
        ['Policy number', 250, 100],
        ['Larkspur Roofing', 50, 110],
        ['GL 100', 250, 110],
        ['Agency', 50, 130],
        ['Issued', 250, 130],
        ['Harbor Point', 50, 140],
        ['May 1', 250, 140],
      ])[0],
    ).toEqual([
      ['Named insured', 'Policy number'],
      ['Larkspur Roofing', 'GL 100'],
      ['Agency', 'Issued'],
      ['Harbor Point', 'May 1'],
    ]))

  it('have the columns that several rows show, though wide lines above hide the space between them', () =>
    expect(
      rowsOf([
        ['An insured with a long name', 50, 100],
        ['Agency', 300, 100],
        ['An address that is long as well', 50, 112],
        ['Phone', 300, 112],
        ['Type', 50, 124],
        ['Insurer', 130, 124],
        ['Number', 300, 124],
        ['Liability', 50, 136],
        ['Northlight', 130, 136],
        ['GL 1', 300, 136],
        ['Automobile liability', 50, 148],
        ['Northlight', 133, 148],
        ['BA 2', 300, 148],
      ])[0]?.slice(2),
    ).toEqual([
      ['Type', 'Insurer', 'Number'],
      ['Liability', 'Northlight', 'GL 1'],
      ['Automobile liability Northlight', '', 'BA 2'],
    ]))

  it('put a heading that is wider than its column over it', () =>
    expect(
      rowsOf([
        ['Coverage', 50, 100],
        ['Limit of insurance', 200, 100],
        ...Array.from({ length: 10 }, (_, at): Written[] => [
          [`Coverage of part ${at}`, 50, 112 + at * 12],
          ['$5,000', 240, 112 + at * 12],
        ]).flat(),
      ])[0]?.[0],
    ).toEqual(['Coverage', 'Limit of insurance']))

  it('have a row for each label with an amount, though the first cell stands beside all of them', () =>
    expect(
      rowsOf([
        ['General liability', 50, 100],
        ['Each occurrence', 200, 100],
        ['1,000,000', 350, 100],
        ['Rented premises', 200, 110],
        ['100,000', 358, 110],
        ['Property', 50, 130],
        ['Building', 200, 130],
        ['500,000', 358, 130],
      ])[0],
    ).toEqual([
      ['General liability', 'Each occurrence', '1,000,000'],
      ['', 'Rented premises', '100,000'],
      ['Property', 'Building', '500,000'],
    ]))

  it('have columns of numbers that end at one place, below lines that are wider than they', () =>
    expect(
      rowsOf([
        ['Insured', 50, 100],
        ['An insured with quite a long name in one line', 120, 100],
        ['Each occ.', 64, 120],
        ['Aggregate', 134, 120],
        ['Deductible', 220, 120],
        ['1,000,000', 64, 132],
        ['2,000,000', 134, 132],
        ['500', 248, 132],
      ])[0]?.slice(1),
    ).toEqual([
      ['Each occ.', 'Aggregate', 'Deductible'],
      ['1,000,000', '2,000,000', '500'],
    ]))

  it('keep the end of a name and of an address with them, however near the rows are', () =>
    expect(
      rowsOf([
        ['Carrier', 50, 100],
        ['Address', 250, 100],
        ['Northlight Casualty', 50, 111],
        ['18 Mill Lane', 250, 111],
        ['Company', 50, 122],
        ['Dayton, OH 45402', 250, 122],
      ])[0],
    ).toEqual([
      ['Carrier', 'Address'],
      ['Northlight Casualty Company', '18 Mill Lane Dayton, OH 45402'],
    ]))

  it('keep cells together that go on in small letters', () =>
    expect(
      rowsOf([
        ['Workers compensation', 50, 100],
        ['$500,000 disease – each', 200, 100],
        ['and employers liability', 50, 111],
        ['employee, $500,000 policy limit', 200, 111],
        ['Umbrella', 50, 124],
        ['$1,000,000', 200, 124],
      ])[0],
    ).toEqual([
      ['Workers compensation and employers liability', '$500,000 disease – each employee, $500,000 policy limit'],
      ['Umbrella', '$1,000,000'],
    ]))
})
