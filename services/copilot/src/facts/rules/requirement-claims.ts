import type { FieldName } from '@coverdesk/coverage'
import { countsIn } from '@coverdesk/coverage/read'
import type { Claim } from '../claim.ts'
import { type Sentence, sentencesOf } from '../layout/sentences-of.ts'
import type { Reading } from '../reading-of.ts'

const confidence = 0.85
const required =
  /\b(?:shall|must|will|required?|requires|agrees? to|is to|are to|to be|include|named?|obtain|provide|waives?|(?:is|are) (?:hereby |also )?(?:primary|additional(?:ly)? insureds?|included|added|waived)|applies|apply|in favou?r of)\b/i
const notRequired = /\b(?:need not|not (?:be )?required|no requirement|shall not be required|without)\b/i

const duties: readonly (readonly [FieldName, RegExp])[] = [
  ['additionalInsuredRequired', /\badditional(?:ly)? insureds?\b/i],
  ['waiverRequired', /\bwaive[rsd]?\b.{0,80}\bsubrogat|\bsubrogat\w+\b.{0,80}\bwaive/i],
  ['primaryNonContributoryRequired', /\bprimary\b.{0,60}\bnon-?\s?contribut|\bnon-?\s?contribut\w+\b.{0,60}\bprimary/i],
]
const grade =
  /\b(?<grade>[A-C](?:\+{1,2}|-{1,2}|\s(?:plus|minus))?)(?=[\s,:;/.(]|$)(?<between>[\s,:;/(-]*(?:or (?:better|higher)[\s,;]*)?(?:(?:and|with|in|of)[\s]+)?(?:an?\s+)?(?:financial\s+)?(?:size\s+)?(?:category|class(?:ification)?|FSC)?(?:\s+rating)?(?:\s+of)?(?:\s+(?:at least|not less than))?\s*)(?<size>[IVX]{1,5})\b/
const gradeAlone = /\b(?<grade>[A-C](?:\+{1,2}|-|\s(?:plus|minus)))(?=[\s,.;:)]|$)/

/** What a contract requires of insurance, beside its limits: who is an additional insured, waivers, notice, ratings. */
export function requirementClaims(reading: Reading): Claim[] {
  if (reading.kind !== 'CONTRACT') return []
  return sentencesOf(reading.rows).flatMap(sentence => [
    ...dutyClaims(sentence),
    ...noticeClaims(sentence),
    ...ratingClaims(sentence),
  ])
}

const claimOf = ({ page, start, end }: Sentence, rest: Pick<Claim, 'field' | 'value' | 'unit'>): Claim => ({
  ...{ ...rest, line: null, confidence },
  ...{ page: page.number, quote: page.text.slice(start, end), at: start },
})

function dutyClaims(sentence: Sentence): Claim[] {
  const { text } = sentence
  return duties.flatMap(([field, pattern]) => {
    if (!pattern.test(text) || !required.test(text)) return []
    const value = notRequired.test(text) ? 'NO' : 'YES'
    return [claimOf(sentence, { field, value, unit: 'WORD' })]
  })
}

/** The days before a cancellation; nonpayment has fewer. */
function noticeClaims(sentence: Sentence): Claim[] {
  const { text } = sentence
  if (!/\bcancel|\bnon-?renew/i.test(text) || !/\bnotice|\bnotif|\bwritten/i.test(text)) return []
  const days = countsIn(text).find(({ end }) => {
    const behind = text.slice(end)
    return (
      /^\)?\s*(?:\(\d+\)\s*)?(?:calendar\s+|business\s+)?days?\b/i.test(behind) &&
      !/^.{0,40}\bnon-?\s?payment/i.test(behind)
    )
  })
  return days ? [claimOf(sentence, { field: 'noticeOfCancellationDays', value: days.count, unit: 'COUNT' })] : []
}

function ratingClaims(sentence: Sentence): Claim[] {
  const { text } = sentence
  if (!/\brat(?:ed|ing)|\bbest\b/i.test(text)) return []
  const { grade: letter, between, size } = grade.exec(text)?.groups ?? {}
  if (letter && size) {
    const value = /[a-z]/i.test(between ?? '') ? `${letter} ${size}` : `${letter}${between}${size}`
    return [claimOf(sentence, { field: 'ratingRequired', value: value.replace(/\s+/g, ' '), unit: 'TEXT' })]
  }
  const alone = gradeAlone.exec(text)?.groups?.['grade']
  return alone ? [claimOf(sentence, { field: 'ratingRequired', value: alone, unit: 'TEXT' })] : []
}
