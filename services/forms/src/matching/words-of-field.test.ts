import { describe, expect, it } from 'vitest'
import { wordsOfName, wordsOfTooltip } from './words-of-field.ts'

const about = ({ concepts, row, unknown }: ReturnType<typeof wordsOfName>) => [
  [...concepts].sort().join(' '),
  row,
  unknown.join(' '),
]

describe('what a name is about', () => {
  it.each([
    ['topmostSubform[0].Page1[0].sfAgy[0].txtAgencyName[0]', 'NAME PRODUCER', null, ''],
    ['topmostSubform[0].Page1[0].tblCov[0].rowGL[0].numEachOcc[0]', 'EACH_OCCURRENCE GENERAL_LIABILITY', null, ''],
    ['Page2[0].rowWC[0].numELDiseaseEmp[0]', 'DISEASE EACH_EMPLOYEE WORKERS', null, ''],
    ['AGENCY PHONE (A/C, No, Ext)', 'PHONE PRODUCER', null, ''],
    ['APPLICANT 1 NAME (First Named Insured)', 'INSURED NAME', 1, ''],
    ['APPLICANT 3 MAILING ADDRESS LINE 1', 'INSURED LINE1', 3, ''],
    ['CURRENT UMBRELLA POLICY NUMBER', 'POLICY_NUMBER UMBRELLA', null, ''],
    ['TOTAL NUMBER OF EMPLOYEES', 'EMPLOYEES', null, ''],
  ])('%s', (name, concepts, row, unknown) => {
    expect(about(wordsOfName(name))).toEqual([concepts, row, unknown])
  })

  it.each([
    'PRIOR 1 GENERAL LIABILITY POLICY NUMBER',
    'INSURED FIRST NAME',
    'sfBinder[0].timeBinderEff[0]',
    'LOSS 2 DATE OF OCCURRENCE',
  ])('%s has a word that makes something else of it', name => {
    expect(wordsOfName(name).unknown).not.toEqual([])
  })
})

describe('what a tooltip is about', () => {
  it.each([
    ['E.L. disease, policy limit ($)', 'DISEASE POLICY_LIMIT WORKERS'],
    ['CGL: gen. agg. ($)', 'GENERAL_AGGREGATE GENERAL_LIABILITY'],
    ['CGL policy ends (mm/dd/yyyy)', 'EXPIRATION GENERAL_LIABILITY'],
    ['Insured: legal name as it appears on the policy', 'INSURED NAME'],
    ['CGL: damage to premises rented to the insured ($)', 'GENERAL_LIABILITY RENTED'],
    ['Enter limit: The each occurrence limit. As used here, it includes the umbrella.', 'EACH_OCCURRENCE LIMIT'],
  ])('%s', (tooltip, concepts) => {
    expect(about(wordsOfTooltip(tooltip))).toEqual([concepts, null, ''])
  })
})
