import { Badge, LinkList, LinkListSkeleton, Section } from '@coverdesk/design-system'
import { navCountsAtom } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { pluginsAtom } from '../plugins/plugins-atom'

const title = 'Waiting for you'

/** What waits in each area that counts it; nothing where none does. */
export function Waiting() {
  const counts = useAtomValue(navCountsAtom)
  const counting = useAtomValue(pluginsAtom).flatMap(({ manifest }) => manifest.nav.filter(({ count }) => count))
  if (counting.length === 0) return null
  const known = counting.every(({ path }) => counts[path] !== undefined)
  return (
    <Section title={title}>
      {known ? (
        <LinkList
          label={title}
          links={counting.map(({ path, label }) => ({
            id: path,
            name: label,
            to: path,
            badge: counts[path] ? <Badge tone="amber">{counts[path].toLocaleString('en-US')}</Badge> : 'Nothing',
          }))}
        />
      ) : (
        <LinkListSkeleton rows={counting.length} label="Counting..." />
      )}
    </Section>
  )
}
