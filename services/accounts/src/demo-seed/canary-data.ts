import { business, type DemoData, individual } from './demo-data.ts'

/** Another agency's clients. Wherever `CANARY_B` shows up for Harbor Point, a wall between agencies is broken. */
export const canaryData: DemoData = {
  contacts: {
    one: { name: 'CANARY_B Contact One', email: 'CANARY_B.contact.one@canary-b.example', phone: '(212) 555-0190' },
    two: { name: 'CANARY_B Contact Two', email: 'CANARY_B.contact.two@canary-b.example' },
  },
  accounts: [
    business(
      '2024-02-11',
      'one',
      'CANARY_B Bayview Marine',
      'CANARY_B.one@canary-b.example',
      '1 CANARY_B St · CANARY_B City · NY · 10001',
      { dba: 'CANARY_B Marine', phone: '(212) 555-0191', website: 'canary-b.example/CANARY_B' },
    ),
    business(
      '2024-07-30',
      'one',
      'CANARY_B Larkspur Dental',
      'CANARY_B.two@canary-b.example',
      '2 CANARY_B St · CANARY_B Floor · CANARY_B City · NY · 10001',
    ),
    business('2025-03-05', 'two', 'CANARY_B Sunset Taqueria', 'CANARY_B.three@canary-b.example', null),
    individual(
      '2025-09-18',
      'CANARY_B Okafor',
      'CANARY_B.four@canary-b.example',
      '4 CANARY_B St · CANARY_B City · NJ · 07001-1234',
    ),
    individual('2026-06-01', 'CANARY_B Hale', 'CANARY_B.five@canary-b.example', null, { phone: '(212) 555-0195' }),
  ],
}
