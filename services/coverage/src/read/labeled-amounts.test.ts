import { expect, it } from 'vitest'
import type { PaperLine } from '../lexicon/lines.ts'
import { labeledAmountsIn } from './labeled-amounts.ts'

const read = (text: string, line: PaperLine | null) =>
  labeledAmountsIn(text, line).map(({ label, value }) => `${label} ${typeof value === 'number' ? value / 100 : value}`)

it.each<[string, PaperLine | null, string[]]>([
  ['Each Occurrence\t$1,000,000', 'GENERAL_LIABILITY', ['EACH_OCCURRENCE 1000000']],
  ['MEDICAL PAYMENTS ........ EXCLUDED', 'GENERAL_LIABILITY', ['MEDICAL NONE']],
  ['GENERAL AGGREGATE (PER POLICY) ..... 2,000,000', 'GENERAL_LIABILITY', ['GENERAL_AGGREGATE 2000000']],
  [
    'with limits of not less than $1,000,000 each occurrence, $2,000,000 general aggregate, and $5,000 medical expense',
    'GENERAL_LIABILITY',
    ['EACH_OCCURRENCE 1000000', 'GENERAL_AGGREGATE 2000000', 'MEDICAL 5000'],
  ],
  ['combined single limit of not less than $1,000,000 each accident', 'AUTO', ['COMBINED_SINGLE 1000000']],
  [
    '$500,000 / $500,000 / $250,000',
    'EMPLOYERS_LIABILITY',
    ['EACH_ACCIDENT 500000', 'DISEASE_EMPLOYEE 500000', 'DISEASE_POLICY 250000'],
  ],
  ['$1,000,000 / $2,000,000', 'PROFESSIONAL', ['EACH_CLAIM 1000000', 'AGGREGATE 2000000']],
  ['not less than $250,000', 'INSTALLATION', ['LIMIT 250000']],
  [
    'Each Occurrence Limit: $1,000,000; General Aggregate Limit: $2,000,000',
    'GENERAL_LIABILITY',
    ['EACH_OCCURRENCE 1000000', 'GENERAL_AGGREGATE 2000000'],
  ],
])('%s', (text, line, expected) => expect(read(text, line)).toEqual(expected))
