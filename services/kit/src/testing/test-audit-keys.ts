import { useAuditKeys } from '../audit/audit-keys.ts'
import { KeyRing } from '../credentials/key-ring.ts'

/** Keys for a test below a running subgraph; the same in every process. */
export const useTestAuditKeys = (): void => useAuditKeys(new KeyRing([['test', Buffer.alloc(32, 7)]]))
