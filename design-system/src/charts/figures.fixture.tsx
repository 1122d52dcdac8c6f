import type { Figure } from './figure'
import type { Point, Series } from './series'

export const policiesByLine: Figure[] = [
  { label: 'General liability', value: 184 },
  { label: 'Commercial auto', value: 131 },
  { label: 'Workers compensation', value: 96 },
  { label: 'Commercial property', value: 88 },
  { label: 'Umbrella', value: 41 },
  { label: 'Cyber', value: 12 },
  { label: 'Inland marine', value: 1 },
]

export const requestsByState: Figure[] = [
  { label: 'New', value: 14, tone: 'blue' },
  { label: 'In progress', value: 23, tone: 'brand' },
  { label: 'Waiting', value: 9, tone: 'amber' },
  { label: 'Failed', value: 3, tone: 'red' },
]

const monthly = (values: readonly (number | null)[], year = 2026): Point[] =>
  values.map((value, month) => ({
    date: `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    value,
  }))

/** In cents. */
export const premiumByMonth: Series[] = [
  {
    label: 'Written premium',
    points: monthly([
      4_820_000, 5_130_000, 6_240_000, 5_980_000, 7_110_000, 9_640_000, 8_120_000, 7_450_000, 7_930_000, 8_880_000,
      9_210_000, 12_480_000,
    ]),
  },
  {
    label: 'Renewed premium',
    points: monthly([
      3_110_000,
      3_420_000,
      4_010_000,
      4_150_000,
      4_890_000,
      6_020_000,
      5_770_000,
      null,
      5_230_000,
      6_110_000,
      6_540_000,
      8_010_000,
    ]),
  },
]

/** 18 months, with a loss. */
export const resultByMonth: Series[] = [
  {
    label: 'Result',
    points: monthly(
      [
        210_000, 340_000, 120_000, -80_000, -310_000, -40_000, 90_000, 260_000, 310_000, 280_000, 190_000, 420_000,
        380_000, 120_000, -20_000, 60_000, 240_000, 300_000,
      ],
      2025,
    ),
  },
]
