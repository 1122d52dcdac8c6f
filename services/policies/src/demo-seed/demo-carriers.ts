/** Who insures the demo's clients: companies that no one has heard of. */
export const demoCarriers = {
  pacificMariner: { name: 'Pacific Mariner Insurance', isCarrier: true },
  coastline: { name: 'Coastline Mutual', isCarrier: true },
  juniperRidge: { name: 'Juniper Ridge Casualty', isCarrier: true },
  oldLantern: { name: 'Old Lantern Fire & Marine', isCarrier: true },
  bluewater: { name: 'Bluewater Indemnity', isCarrier: true },
  tallgrass: { name: 'Tallgrass Mutual', isCarrier: true },
  copperline: { name: 'Copperline Specialty', isCarrier: true },
  northlight: { name: 'Northlight Assurance', isCarrier: true },
  quarrystone: { name: 'Quarrystone Workers’ Fund', isCarrier: true },
  hearthgate: { name: 'Hearthgate Insurance Company', isCarrier: true },
  gullwing: { name: 'Gullwing Excess Brokers', isBroker: true },
  alderFinch: { name: 'Alder & Finch Wholesale', isBroker: true },
  saltmarsh: { name: 'Saltmarsh Specialty Partners', isBroker: true },
  kestrel: { name: 'Kestrel Point Underwriting', isCarrier: true, isBroker: true },
} as const satisfies Record<string, { name: string; isCarrier?: boolean; isBroker?: boolean }>

export type DemoCarrier = keyof typeof demoCarriers
