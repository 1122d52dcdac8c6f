import { allCertificates } from '../lists/all-certificates.ts'
import { certificatesOf } from '../lists/certificates.ts'
import type { Collected } from '../pages.ts'
import { isWithin } from '../period.ts'
import { type Certificate, certificateRecord } from '../records/certificate.ts'
import { isoDayOf } from '../records/words.ts'
import { holdersOfCertificates } from '../relations/of-certificates.ts'
import { startRecords } from '../start.ts'
import { wordsOfName } from './match-name.ts'
import { accountIdsOf, idsOf, joined, type NamedRecords, type Subject, sorted } from './subject.ts'

export async function namedCertificates(subject: Subject): Promise<NamedRecords> {
  const { owner, order } = subject
  const found = await certificatesAbout(subject)
  const items = order ? sorted(found.items, ({ createdAt }) => createdAt, order.isDescending) : found.items
  return { ...found, items: items.map(certificate => certificateRecord(certificate, owner.timeZone)) }
}

export async function namedHolders(subject: Subject): Promise<NamedRecords> {
  const { owner, named } = subject
  const isOfClients = named.some(({ kind }) => kind === 'ACCOUNT' || kind === 'CONTACT')
  if (isOfClients) {
    const found = await certificatesAbout(subject)
    return { ...found, items: holdersOfCertificates(found.items, owner) }
  }
  const query = named.map(({ words }) => words).join(' ')
  return startRecords({ start: { kind: 'CERTIFICATE_HOLDER', query } }, owner)
}

/** The certificates of clients, for holders, or of those clients for those holders; the newest first. */
async function certificatesAbout(subject: Subject): Promise<Collected<Certificate>> {
  const { filters, owner } = subject
  const accountIds = await accountIdsOf(subject)
  const holders = subject.named.filter(({ kind }) => kind === 'CERTIFICATE_HOLDER').flatMap(({ records }) => records)
  const colleagues = idsOf(subject, 'COLLEAGUE')
  const whose = accountIds?.map(accountId => ({ accountId })) ?? holders.map(({ id }) => ({ holderId: id }))
  const isOfAll = accountIds === undefined && holders.length === 0
  const all = isOfAll
    ? await allCertificates(owner)
    : joined(await Promise.all(whose.map(one => certificatesOf(one, filters, owner))))
  const names = new Set(holders.map(({ name }) => wordsOfName(name).join(' ')))
  const items = all.items.filter(
    ({ holder, createdAt, createdBy }) =>
      (names.size === 0 || names.has(wordsOfName(holder.name).join(' '))) &&
      (colleagues.length === 0 || colleagues.includes(createdBy?.id ?? '')) &&
      isWithin(isoDayOf(createdAt, owner.timeZone), filters.issued, owner.today),
  )
  return { isComplete: all.isComplete, items: sorted(items, ({ createdAt }) => createdAt, true) }
}
