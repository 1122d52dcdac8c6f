import { addressLines, Facts, formatEnum, formatMoney, formatPercent } from '@coverdesk/design-system'
import type { LocationFragment } from '../generated/documents'
import { employeeFacts } from './employee-facts'
import { Part } from './Parts'

/** One place of business: who works there, and the building. */
export function LocationFacts({ location }: { location: LocationFragment }) {
  const { address, isPrimary, employeeInfo, buildingInfo } = location
  return (
    <Part title={isPrimary ? `${address.line1} (primary)` : address.line1}>
      <Facts
        facts={[
          { label: 'Address', value: addressLines(address).join('\n') },
          ...employeeFacts(employeeInfo),
          ...buildingFacts(buildingInfo),
        ]}
      />
    </Part>
  )
}

const money = (cents: number | null) => (cents === null ? null : formatMoney(cents))
const area = (squareFeet: number | null) => (squareFeet === null ? null : `${squareFeet.toLocaleString('en-US')} sq ft`)
const words = (value: string | null) => value && formatEnum(value)

/** What no one has told is left out. */
function buildingFacts(building: LocationFragment['buildingInfo']) {
  if (!building) return []
  const { sprinkleredPercentage, totalStories, yearBuilt } = building
  const facts: [string, string | null][] = [
    ['Ownership', words(building.ownershipType)],
    ['Construction', words(building.constructionType)],
    ['Year built', yearBuilt === null ? null : String(yearBuilt)],
    ['Stories', totalStories === null ? null : String(totalStories)],
    ['Total area', area(building.totalArea)],
    ['Occupied area', area(building.areaOccupiedByBusiness)],
    ['Sprinklered', sprinkleredPercentage === null ? null : formatPercent(sprinkleredPercentage)],
    ['Burglar alarm', words(building.burglarAlarmType)],
    ['Annual sales', money(building.annualSales)],
    ['Building coverage', money(building.buildingCoverage)],
    ['Personal property', money(building.personalPropertyCoverage)],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
