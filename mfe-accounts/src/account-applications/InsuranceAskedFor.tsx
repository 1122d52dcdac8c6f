import { Facts, formatDate, formatEnum, formatLimit, formatNames, Section } from '@coverdesk/design-system'
import type { ApplicationFragment } from '../generated/documents'
import { insuranceNames } from './insurance-names'

/** What an application asks for: kinds of insurance, carriers, and limits. */
export function InsuranceAskedFor({ application }: { application: ApplicationFragment }) {
  const { state, insuranceTypes, insuranceEffectiveAt, selectedCarriers, selectedLimits } = application
  const limits = limitFacts(selectedLimits)
  return (
    <>
      <Section title="Insurance asked for">
        <Facts
          facts={[
            { label: 'State', value: formatEnum(state) },
            { label: 'Insurance', value: insuranceNames(insuranceTypes) },
            { label: 'Effective', value: insuranceEffectiveAt && formatDate(insuranceEffectiveAt) },
            { label: 'Carriers', value: formatNames(selectedCarriers) },
          ]}
        />
      </Section>
      {limits.length > 0 && (
        <Section title="Limits">
          <Facts facts={limits} />
        </Section>
      )}
    </>
  )
}

/** Only those that are asked for. */
function limitFacts(limits: ApplicationFragment['selectedLimits']) {
  if (!limits) return []
  const amounts: [string, number | null][] = [
    ['General liability, each occurrence', limits.generalLiabilityPerOccurrence],
    ['General liability, aggregate', limits.generalLiabilityAggregate],
    ['Business owners, each occurrence', limits.businessOwnersPerOccurrence],
    ['Business owners, aggregate', limits.businessOwnersAggregate],
    ['Workers’ compensation, each accident', limits.workersCompensationPerAccident],
    ['Workers’ compensation, disease, each employee', limits.workersCompensationPerDiseaseEmployee],
    ['Workers’ compensation, disease, policy', limits.workersCompensationPerDiseasePolicy],
    ['Cyber, retention', limits.cyberRetention],
    ['Cyber, aggregate', limits.cyberAggregate],
  ]
  const facts = amounts.flatMap(([label, cents]) => (cents === null ? [] : [{ label, value: formatLimit(cents) }]))
  return limits.coverageState ? [{ label: 'Coverage state', value: limits.coverageState }, ...facts] : facts
}
