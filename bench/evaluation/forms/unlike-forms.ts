import type { InventedField } from '../../../services/forms/src/testing/fillable-form.ts'
import { fillableForm } from '../../../services/forms/src/testing/fillable-form.ts'
import { agencyName } from './field-names.ts'
import type { FormToFill } from './form-to-fill.ts'
import { type Line, type Truth, truthOf } from './form-truth.ts'
import { application, contract, declarations } from './papers.ts'

type Value = string | true | null

/** A field, what fills it, and what should be in it. Null: nothing. */
type Asked = readonly [field: InventedField | string, source: string | null, value: ((truth: Truth) => Value) | null]

const named = (field: InventedField | string): InventedField => (typeof field === 'string' ? { name: field } : field)
/** Neither papers nor records say it, though a field may be about something that they could say. */
const nothing = (field: InventedField | string, source: string | null = null): Asked => [field, source, null]
const hint = (name: string, tooltip: string): InventedField => ({ name, tooltip })
const mark = (name: string, tooltip?: string): InventedField => ({
  ...{ name, kind: 'CHECKBOX' },
  ...(tooltip && { tooltip }),
})

const amount = (line: Line, name: string) => (truth: Truth) =>
  (truth.lines[line].limits[name] ?? 0).toLocaleString('en-US')
const numberOf = (line: Line) => (truth: Truth) => truth.lines[line].number
const insurerOf = (line: Line) => (truth: Truth) => truth.lines[line].insurer
const from = (truth: Truth) => truth.from
const to = (truth: Truth) => truth.to
const insured = (truth: Truth) => truth.insured
const agency = () => agencyName
const phone = () => '(415) 555-0142'
const yes = () => true as const

/** Names that say nothing; each field has a hint, in the words of whoever made the form. */
const cryptic: readonly Asked[] = [
  [hint('q1', 'Agency'), 'producer.name', agency],
  [hint('q2', 'Agency telephone'), 'producer.phone', phone],
  nothing(hint('q3', 'Agency fax')),
  [hint('x00A', 'Insured: legal name as it appears on the policy'), 'insured.name', insured],
  [hint('x00B', 'Insured: street address'), 'insured.addressLine1', ({ address }) => address[0]],
  [hint('x00C', 'Insured: city'), 'insured.city', ({ address }) => address[1]],
  [hint('x00D', 'Insured: state'), 'insured.state', ({ address }) => address[2]],
  [hint('x00E', 'Insured: zip'), 'insured.zip', ({ address }) => address[3]],
  [mark('k01', 'Commercial general liability'), 'generalLiability.isCertified', yes],
  nothing(mark('k02', 'CGL written on a claims-made basis')),
  nothing(mark('k03', 'General aggregate applies per project')),
  [hint('v10', 'CGL policy #'), 'generalLiability.policyNumber', numberOf('gl')],
  [hint('v11', 'CGL policy begins (mm/dd/yyyy)'), 'generalLiability.effective', from],
  [hint('v12', 'CGL policy ends (mm/dd/yyyy)'), 'generalLiability.expiration', to],
  [hint('v13', 'CGL: each occ. ($)'), 'generalLiability.eachOccurrence', amount('gl', 'occurrence')],
  [hint('v14', 'CGL: gen. agg. ($)'), 'generalLiability.generalAggregate', amount('gl', 'aggregate')],
  [
    hint('v15', 'CGL: products / comp. ops. aggregate ($)'),
    'generalLiability.productsAndCompletedOperations',
    amount('gl', 'products'),
  ],
  [
    hint('v16', 'CGL: pers. & adv. injury ($)'),
    'generalLiability.personalAndAdvertisingInjury',
    amount('gl', 'personal'),
  ],
  [
    hint('v17', 'CGL: damage to premises rented to the insured ($)'),
    'generalLiability.damageToRentedPremises',
    amount('gl', 'rented'),
  ],
  [hint('v18', 'CGL: med. exp., any one person ($)'), 'generalLiability.medicalEachPerson', amount('gl', 'medical')],
  nothing(hint('v19', 'CGL: additional insured? Y or N')),
  nothing(hint('v1A', 'CGL: subrogation waived? Y or N')),
  [hint('v20', 'Auto policy #'), 'automobile.policyNumber', numberOf('auto')],
  [hint('v21', 'Auto policy begins (mm/dd/yyyy)'), 'automobile.effective', from],
  [hint('v22', 'Auto policy ends (mm/dd/yyyy)'), 'automobile.expiration', to],
  [
    hint('v23', 'Auto: combined single limit, each accident ($)'),
    'automobile.combinedSingleLimit',
    amount('auto', 'combined'),
  ],
  nothing(hint('v24', 'Auto: bodily injury per person ($)'), 'automobile.bodilyInjuryEachPerson'),
  nothing(hint('v25', 'Auto: property damage per accident ($)'), 'automobile.propertyDamage'),
  nothing(mark('k20', 'Auto: hired autos only')),
  [hint('v30', 'Umbrella policy #'), 'umbrella.policyNumber', numberOf('umbrella')],
  [hint('v31', 'Umbrella: each occ. ($)'), 'umbrella.eachOccurrence', amount('umbrella', 'umbrellaOccurrence')],
  [hint('v32', 'Umbrella: agg. ($)'), 'umbrella.aggregate', amount('umbrella', 'umbrellaAggregate')],
  nothing(hint('v33', 'Umbrella: retention ($)'), 'umbrella.retention'),
  [hint('v40', 'Workers’ comp policy #'), 'workersCompensation.policyNumber', numberOf('wc')],
  [hint('v41', 'E.L. each accident ($)'), 'workersCompensation.eachAccident', amount('wc', 'accident')],
  [hint('v42', 'E.L. disease, each employee ($)'), 'workersCompensation.diseaseEachEmployee', amount('wc', 'employee')],
  [hint('v43', 'E.L. disease, policy limit ($)'), 'workersCompensation.diseasePolicyLimit', amount('wc', 'policy')],
  [hint('z1', 'Who is this certificate for? Name'), 'holder.name', ({ holder }) => holder.name],
  [hint('z2', 'Certificate holder: street address'), 'holder.addressLine1', ({ holder }) => holder.line1],
  [hint('z3', 'Certificate holder: city'), 'holder.city', ({ holder }) => holder.city],
  [hint('z4', 'Description of operations, locations and vehicles'), 'form.description', ({ remarks }) => remarks],
  nothing(hint('z5', 'Authorized signature')),
]

const page = (number: number, ...rest: string[]) => ['topmostSubform[0]', `Page${number}[0]`, ...rest].join('.')

/** Names in the manner of a form designer: pages, subforms, indices, abbreviations in camel case. */
const paged: readonly Asked[] = [
  [page(1, 'sfAgy[0]', 'txtAgencyName[0]'), 'producer.name', agency],
  [page(1, 'sfAgy[0]', 'txtAgencyPhone[0]'), 'producer.phone', phone],
  nothing(page(1, 'sfAgy[0]', 'txtAgencyFax[0]')),
  [page(1, 'sfInsured[0]', 'txtInsuredName[0]'), 'insured.name', insured],
  [page(1, 'sfInsured[0]', 'txtInsuredStreet[0]'), 'insured.addressLine1', ({ address }) => address[0]],
  [page(1, 'sfInsured[0]', 'txtInsuredCity[0]'), 'insured.city', ({ address }) => address[1]],
  [page(1, 'sfInsured[0]', 'txtInsuredState[0]'), 'insured.state', ({ address }) => address[2]],
  [page(1, 'sfInsured[0]', 'txtInsuredZIP[0]'), 'insured.zip', ({ address }) => address[3]],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'txtPolicyNo[0]'), 'generalLiability.policyNumber', numberOf('gl')],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'dtEff[0]'), 'generalLiability.effective', from],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'dtExp[0]'), 'generalLiability.expiration', to],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'numEachOcc[0]'), 'generalLiability.eachOccurrence', amount('gl', 'occurrence')],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'numGenAgg[0]'), 'generalLiability.generalAggregate', amount('gl', 'aggregate')],
  [
    page(1, 'tblCov[0]', 'rowGL[0]', 'numProdAgg[0]'),
    'generalLiability.productsAndCompletedOperations',
    amount('gl', 'products'),
  ],
  [page(1, 'tblCov[0]', 'rowGL[0]', 'numMedExp[0]'), 'generalLiability.medicalEachPerson', amount('gl', 'medical')],
  nothing(page(1, 'tblCov[0]', 'rowGL[0]', 'numOther[0]')),
  nothing(page(1, 'tblCov[0]', 'rowGL[0]', 'numDeductible[0]'), 'generalLiability.deductible'),
  [page(1, 'tblCov[0]', 'rowAuto[0]', 'txtPolicyNo[0]'), 'automobile.policyNumber', numberOf('auto')],
  [page(1, 'tblCov[0]', 'rowAuto[0]', 'dtEff[0]'), 'automobile.effective', from],
  [page(1, 'tblCov[0]', 'rowAuto[0]', 'dtExp[0]'), 'automobile.expiration', to],
  [page(1, 'tblCov[0]', 'rowAuto[0]', 'numCSL[0]'), 'automobile.combinedSingleLimit', amount('auto', 'combined')],
  nothing(page(1, 'tblCov[0]', 'rowAuto[0]', 'numMedPay[0]')),
  nothing(page(1, 'tblCov[0]', 'rowAuto[0]', 'numUMUIM[0]')),
  [page(2, 'tblCov[1]', 'rowUmb[0]', 'txtPolicyNo[0]'), 'umbrella.policyNumber', numberOf('umbrella')],
  [
    page(2, 'tblCov[1]', 'rowUmb[0]', 'numEachOcc[0]'),
    'umbrella.eachOccurrence',
    amount('umbrella', 'umbrellaOccurrence'),
  ],
  [page(2, 'tblCov[1]', 'rowUmb[0]', 'numAgg[0]'), 'umbrella.aggregate', amount('umbrella', 'umbrellaAggregate')],
  nothing(page(2, 'tblCov[1]', 'rowUmb[0]', 'numSIR[0]')),
  [page(2, 'tblCov[1]', 'rowWC[0]', 'txtPolicyNo[0]'), 'workersCompensation.policyNumber', numberOf('wc')],
  [page(2, 'tblCov[1]', 'rowWC[0]', 'numELEachAcc[0]'), 'workersCompensation.eachAccident', amount('wc', 'accident')],
  [
    page(2, 'tblCov[1]', 'rowWC[0]', 'numELDiseaseEmp[0]'),
    'workersCompensation.diseaseEachEmployee',
    amount('wc', 'employee'),
  ],
  [
    page(2, 'tblCov[1]', 'rowWC[0]', 'numELDiseasePol[0]'),
    'workersCompensation.diseasePolicyLimit',
    amount('wc', 'policy'),
  ],
  nothing(page(2, 'sfBinder[0]', 'txtBinderNo[0]')),
  nothing(page(2, 'sfBinder[0]', 'dtBinderEff[0]')),
  nothing(page(2, 'sfBinder[0]', 'timeBinderEff[0]')),
  nothing(page(2, 'sfBinder[0]', 'dtBinderExp[0]')),
  [page(2, 'sfRemarks[0]', 'txtRemarks[0]'), 'form.description', ({ remarks }) => remarks],
  nothing(page(2, 'sfSign[0]', 'txtSignature[0]')),
  nothing(page(2, 'sfSign[0]', 'dtSigned[0]')),
]

const repeated = (count: number, of: (number: number) => readonly Asked[]) =>
  Array.from({ length: count }, (_, at) => of(at + 1)).flat()
/** What the first of several alike says; nothing is known of the others. */
const first = (number: number, field: string, source: string, value: (truth: Truth) => Value): Asked =>
  number === 1 ? [field, source, value] : nothing(field)

/** A long application: blocks that repeat, of which the papers tell the first at most, and former policies. */
const long: readonly Asked[] = [
  ['AGENCY NAME', 'producer.name', agency],
  ['AGENCY PHONE (A/C, No, Ext)', 'producer.phone', phone],
  nothing('AGENCY E-MAIL', 'contact.email'),
  ...['AGENCY FAX', 'AGENCY CODE', 'AGENCY SUBCODE', 'AGENCY CUSTOMER ID'].map(name => nothing(name)),
  ...repeated(3, number => [
    first(number, `APPLICANT ${number} NAME (First Named Insured)`, 'insured.name', insured),
    first(number, `APPLICANT ${number} MAILING ADDRESS LINE 1`, 'insured.addressLine1', ({ address }) => address[0]),
    first(number, `APPLICANT ${number} MAILING ADDRESS CITY`, 'insured.city', ({ address }) => address[1]),
    first(number, `APPLICANT ${number} MAILING ADDRESS ZIP`, 'insured.zip', ({ address }) => address[3]),
    nothing(`APPLICANT ${number} FEIN OR SOC SEC #`),
    nothing(`APPLICANT ${number} SIC`),
    nothing(`APPLICANT ${number} NAICS`),
    nothing(`APPLICANT ${number} WEBSITE`),
    nothing(mark(`APPLICANT ${number} CORPORATION`)),
    nothing(mark(`APPLICANT ${number} LLC`)),
  ]),
  ...repeated(4, number => [
    nothing(`LOC ${number} STREET`),
    nothing(`LOC ${number} CITY`),
    nothing(`LOC ${number} COUNTY`),
    nothing(`LOC ${number} FULL TIME EMPL`),
    nothing(`LOC ${number} TOTAL BLDG AREA SQ FT`),
    nothing(mark(`LOC ${number} OWNER`)),
    nothing(mark(`LOC ${number} TENANT`)),
  ]),
  ['GROSS ANNUAL REVENUE', 'business.annualRevenue', ({ business }) => business.revenue.toLocaleString('en-US')],
  ['TOTAL ANNUAL PAYROLL', 'business.annualPayroll', ({ business }) => business.payroll.toLocaleString('en-US')],
  ['TOTAL NUMBER OF EMPLOYEES', 'business.employeeCount', ({ business }) => String(business.employees)],
  ...(['GENERAL LIABILITY', 'AUTOMOBILE', 'UMBRELLA', 'WORKERS COMPENSATION'] as const).flatMap(
    (words, at): Asked[] => {
      const line = (['gl', 'auto', 'umbrella', 'wc'] as const)[at] ?? 'gl'
      const row = (['generalLiability', 'automobile', 'umbrella', 'workersCompensation'] as const)[at] ?? ''
      return [
        [`CURRENT ${words} CARRIER`, `${row}.insurerName`, insurerOf(line)],
        [`CURRENT ${words} POLICY NUMBER`, `${row}.policyNumber`, numberOf(line)],
        [`CURRENT ${words} EFF DATE`, `${row}.effective`, from],
        [`CURRENT ${words} EXP DATE`, `${row}.expiration`, to],
        ...repeated(2, number => [
          nothing(`PRIOR ${number} ${words} CARRIER`),
          nothing(`PRIOR ${number} ${words} POLICY NUMBER`),
          nothing(`PRIOR ${number} ${words} PREMIUM`),
          nothing(`PRIOR ${number} ${words} EXP DATE`),
        ]),
      ]
    },
  ),
  ...repeated(5, number => [
    nothing(`LOSS ${number} DATE OF OCCURRENCE`),
    nothing(`LOSS ${number} DESCRIPTION OF OCCURRENCE OR CLAIM`),
    nothing(`LOSS ${number} AMOUNT PAID`),
    nothing(mark(`LOSS ${number} CLAIM OPEN`)),
  ]),
  ...repeated(8, number => [nothing(mark(`QUESTION ${number} YES`)), nothing(`QUESTION ${number} EXPLANATION`)]),
  nothing('APPLICANT SIGNATURE'),
  nothing('PRODUCER SIGNATURE'),
  nothing('NATIONAL PRODUCER NUMBER'),
]

const commercial: readonly Line[] = ['gl', 'auto', 'umbrella', 'wc']
const all: readonly (readonly [template: string, fields: readonly Asked[], hasApplication?: boolean])[] = [
  ['ACORD 25', cryptic],
  ['ACORD 75', paged],
  ['ACORD 125', long, true],
]

/**
 * Three forms unlike the others in names and layout, written before their author had read the rules that match fields. The rules for names
 * were then extended with them (20 of 83 fields matched by themselves before, 87 of 88 since), so only their values are still unseen.
 */
export const unlikeForms: readonly FormToFill[] = all.map(([template, asked, hasApplication], place) => {
  const truth = truthOf(20 + place)
  const { holder, remarks } = truth
  const asksFor = (source: string) => asked.some(([, of]) => of === source)
  return {
    ...{ template, truth },
    message: [
      `Form: ${template}`,
      asksFor('holder.name') &&
        `Certificate Holder: ${holder.name}\n${holder.line1}\n${holder.city}, ${holder.zone} ${holder.zip}`,
      asksFor('form.description') && `Remarks: ${remarks}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    form: () => fillableForm({ pages: Math.ceil(asked.length / 90), fields: asked.map(placed) }),
    papers: async () => [
      ...(await Promise.all(commercial.map(line => declarations(truth, line)))),
      ...(hasApplication ? [await application(truth)] : []),
      await contract(),
    ],
    fields: asked.map(([field, source, value]) => ({
      ...{ name: named(field).name, source },
      expected: value?.(truth) ?? null,
    })),
  }
})

/** Three columns of thirty rows a page. */
function placed([field]: Asked, at: number): InventedField {
  const { kind, ...rest } = named(field)
  const onPage = at % 90
  const [x, y] = [40 + (onPage % 3) * 180, 735 - Math.floor(onPage / 3) * 23]
  return {
    ...rest,
    ...(kind && { kind }),
    page: Math.floor(at / 90) + 1,
    box: kind === 'CHECKBOX' ? [x, y, 11, 11] : [x, y, 170, 15],
  }
}
