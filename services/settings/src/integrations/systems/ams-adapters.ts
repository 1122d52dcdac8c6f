import type { AmsAdapter } from '../adapters/adapter.ts'
import { hawksoftAdapter } from '../adapters/hawksoft/hawksoft-adapter.ts'
import { nowcertsAdapter } from '../adapters/nowcerts/nowcerts-adapter.ts'
import type { AmsAddresses } from './ams.environment.ts'

/** As the SDL has them. */
export const integrationTypes = ['AMS_APPLIED_EPIC', 'AMS_HAWKSOFT', 'AMS_NOWCERTS'] as const
export type IntegrationType = (typeof integrationTypes)[number]

let adapters: Partial<Record<IntegrationType, AmsAdapter>> = {}

/** Sets where the systems are; once, when the subgraph starts. */
export function useAmsAdapters({ nowcertsUrl, hawksoft }: AmsAddresses): void {
  adapters = {
    AMS_NOWCERTS: nowcertsAdapter(nowcertsUrl),
    ...(hawksoft && { AMS_HAWKSOFT: hawksoftAdapter(hawksoft) }),
  }
}

/** Undefined: this installation can't connect it (yet). */
export const adapterOf = (type: IntegrationType): AmsAdapter | undefined => adapters[type]
