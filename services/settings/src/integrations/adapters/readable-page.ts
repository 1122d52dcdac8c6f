import type { AmsPage, AmsUnreadable } from './adapter.ts'

/** More than a command takes is more than anybody keeps of a client. */
const maxContacts = 20

/**
 * What of a page can be compared: each record once, the last one of an id, and none without an id. What is left out is said.
 */
export function readablePage(page: AmsPage): AmsPage {
  const unreadable: AmsUnreadable[] = [...page.unreadable]
  const leaveOut = (recordType: AmsUnreadable['recordType']) =>
    unreadable.push({ recordType, foreignId: 'none', name: 'A record', reason: 'It has no id in the other system.' })
  const accounts = lastOfEach(page.accounts, () => leaveOut('ACCOUNT'))
  const policies = lastOfEach(page.policies, () => leaveOut('POLICY'))
  const owned = policies.filter(({ accountForeignId }) => accountForeignId)
  for (const { foreignId } of policies.filter(({ accountForeignId }) => !accountForeignId)) {
    unreadable.push({ recordType: 'POLICY', foreignId, name: 'A policy', reason: 'It belongs to no client there.' })
  }
  return {
    ...page,
    accounts: accounts.map(account => ({
      ...account,
      contacts: lastOfEach(account.contacts, () => undefined).slice(0, maxContacts),
    })),
    policies: owned,
    carriers: lastOfEach(page.carriers, () => leaveOut('CARRIER')),
    unreadable,
  }
}

function lastOfEach<Item extends { foreignId: string }>(items: readonly Item[], leaveOut: () => unknown): Item[] {
  const byId = new Map<string, Item>()
  for (const item of items) {
    if (item.foreignId) byId.set(item.foreignId, item)
    else leaveOut()
  }
  return [...byId.values()]
}
