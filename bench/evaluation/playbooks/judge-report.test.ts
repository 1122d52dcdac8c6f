import { expect, it } from 'vitest'
import { judgeReport } from './judge-report.ts'

const evidence = [
  { mark: 1, page: 1, quote: 'Each Occurrence Limit: $1,000,000' },
  { mark: 2, page: 1, quote: 'Each Occurrence Limit: $2,000,000' },
]
const report = (second: string) => ({
  evidence,
  content: `<h2>Differences</h2><table><tr><th>Item</th></tr><tr><td>Each occurrence</td><td>$1,000,000 [1]</td><td>${second}</td></tr></table>`,
})
const expected = [{ label: 'Each occurrence', cells: ['$1,000,000', '$2,000,000'], isFinding: true }]

it('a report with the planted difference and its quotes is right', () =>
  expect(judgeReport(report('$2,000,000 [2]'), expected)).toEqual({
    ...{ right: 1, wrong: [], invented: [], marks: 2, unproven: [] },
  }))

it('another value is wrong, and so is a quote that doesn’t have it', () => {
  const verdict = judgeReport(report('$3,000,000 [2]'), expected)
  expect(verdict.wrong).toHaveLength(1)
  expect(verdict.unproven).toEqual(['$3,000,000 [2]'])
})

it('a mark without a quote isn’t proven', () =>
  expect(judgeReport(report('$2,000,000 [9]'), expected).unproven).toEqual(['$2,000,000 [9]']))

it('a difference that nobody planted is invented', () =>
  expect(judgeReport(report('$2,000,000 [2]'), [{ ...expected[0], isFinding: false } as never]).invented).toHaveLength(
    1,
  ))
