/** Who insures the demo's clients: companies that no one has heard of. */
export const demoCarriers = {
  pacificMariner: { name: 'Pacific Mariner Insurance', isCarrier: true, claimsPhone: '+18005550131' },
  coastline: { name: 'Coastline Mutual', isCarrier: true, claimsPhone: '+18005550142' },
  juniperRidge: { name: 'Juniper Ridge Casualty', isCarrier: true, claimsPhone: '+18005550118' },
  oldLantern: { name: 'Old Lantern Fire & Marine', isCarrier: true, claimsPhone: '+18005550164' },
  bluewater: { name: 'Bluewater Indemnity', isCarrier: true, claimsPhone: '+18005550177' },
  tallgrass: { name: 'Tallgrass Mutual', isCarrier: true, claimsPhone: '+18005550109' },
  copperline: { name: 'Copperline Specialty', isCarrier: true, claimsPhone: '+18005550153 x2' },
  northlight: { name: 'Northlight Assurance', isCarrier: true, claimsPhone: '+18005550186' },
  quarrystone: { name: 'Quarrystone Workers’ Fund', isCarrier: true, claimsPhone: '+18005550125' },
  hearthgate: { name: 'Hearthgate Insurance Company', isCarrier: true, claimsPhone: '+18005550199' },
  gullwing: { name: 'Gullwing Excess Brokers', isBroker: true },
  alderFinch: { name: 'Alder & Finch Wholesale', isBroker: true },
  saltmarsh: { name: 'Saltmarsh Specialty Partners', isBroker: true },
  kestrel: { name: 'Kestrel Point Underwriting', isCarrier: true, isBroker: true },
} as const satisfies Record<string, { name: string; isCarrier?: boolean; isBroker?: boolean; claimsPhone?: string }>

export type DemoCarrier = keyof typeof demoCarriers
