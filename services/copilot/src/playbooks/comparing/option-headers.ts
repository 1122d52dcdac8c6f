import type { Side } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'
import type { ReportWriter } from '../writing/report-writer.ts'

/** The insurers that an option names, each once. */
export function insurersOf({ statements }: Side): Statement[] {
  const insurers = statements.filter(({ field }) => field === 'insurerName')
  return insurers.filter((one, place) => insurers.findIndex(({ value }) => value === one.value) === place)
}

/** What most insurers are called by: it tells none of them apart, and a column is narrow. */
const usualEnd = /,?(?: insurance)? (?:company|co\.?|corporation|corp\.?|inc\.?|llc)$/i

/** What stands over the column of each option: its insurer, too, as nobody remembers which number is whose. */
export const optionHeaders = (report: ReportWriter, options: readonly Side[]): string[] =>
  options.map(option => {
    const [insurer, ...others] = insurersOf(option)
    if (!insurer || others.length > 0) return option.name
    return `${option.name}: ${report.stated([{ ...insurer, value: String(insurer.value).replace(usualEnd, '') }])}`
  })
