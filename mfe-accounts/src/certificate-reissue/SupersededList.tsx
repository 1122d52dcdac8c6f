import { Button, EmptyState, FilterBox, makeStyles, pluralize, tokens } from '@coverdesk/design-system'
import { useState } from 'react'
import type { SupersededFragment } from '../generated/documents'
import { DifferenceList } from './DifferenceList'
import { SupersededHolder } from './SupersededHolder'
import { SupersededPart } from './SupersededPart'
import { groupSuperseded, type SupersededGroup, withoutShared } from './superseded-groups'
import type { useChoice } from './use-choice'

/** More than these are searched. */
const maxAtAGlance = 10
/** Issues with so few is in view at once. */
const maxOpened = 3

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  count: { color: tokens.textSecondary, marginInlineEnd: 'auto', '@media (max-width: 639px)': { flexBasis: '100%' } },
  note: { margin: 0, color: tokens.textSecondary },
})

interface SupersededListProps {
  superseded: readonly SupersededFragment[]
  choice: ReturnType<typeof useChoice>
}

/** The changes that apply to every holder, then the holders, grouped by their own changes. */
export function SupersededList({ superseded, choice }: SupersededListProps) {
  const styles = useStyles()
  const [text, setText] = useState('')
  const { shared, groups } = groupSuperseded(superseded)
  const shown = superseded.filter(one => isFound(one, text))
  const holders = (some: readonly SupersededFragment[], isSpecial: boolean) =>
    some
      .filter(one => shown.includes(one))
      .map(one => (
        <SupersededHolder
          key={one.certificate.id}
          superseded={one}
          special={isSpecial ? withoutShared(one, shared) : []}
          chosen={choice.isChosen(one)}
          onChoose={chosen => choice.choose([one], chosen)}
          open={superseded.length <= maxOpened}
        />
      ))
  const several = groups.filter(group => group.superseded.length > 1)
  const single = groups.filter(group => group.superseded.length === 1).flatMap(group => group.superseded)
  return (
    <div className={styles.root}>
      <p className={styles.note}>
        Each holder gets a new certificate that shows the current policies and replaces the old one.
      </p>
      {shared.length > 0 && (
        <SupersededPart title="Changes for all holders">
          <DifferenceList label="Changes for all holders" differences={shared} />
        </SupersededPart>
      )}
      <div className={styles.bar}>
        {superseded.length > maxAtAGlance && <FilterBox label="Filter holders" value={text} onChange={setText} />}
        <span role="status" className={styles.count}>
          {`${choice.chosen.length.toLocaleString('en-US')} of ${pluralize(superseded.length, 'holder')} chosen`}
        </span>
        <Button small appearance="subtle" onClick={() => choice.choose(shown, true)}>
          {text ? 'Select these' : 'Select all'}
        </Button>
        <Button small appearance="subtle" onClick={() => choice.choose(shown, false)}>
          {text ? 'Deselect these' : 'Select none'}
        </Button>
      </div>
      {shown.length === 0 && (
        <EmptyState
          kind="no-match"
          title="No holders found"
          hint="No matches. Try fewer letters, or clear the filter."
        />
      )}
      {several.map(group => (
        <SupersededPart
          key={group.key}
          title={groups.length > 1 ? titleOf(group, shared.length > 0) : undefined}
          holders={holders(group.superseded, false)}
        >
          {group.differences.length > 0 && (
            <DifferenceList
              label={`Changes for ${pluralize(group.superseded.length, 'holder')}`}
              differences={group.differences}
            />
          )}
        </SupersededPart>
      ))}
      <SupersededPart title={several.length > 0 ? 'Special cases' : undefined} holders={holders(single, true)} />
    </div>
  )
}

/** Over what changes for several, beyond what changes for everyone. */
function titleOf({ differences, superseded }: SupersededGroup, isMore: boolean): string {
  const whom = `For ${pluralize(superseded.length, 'holder')}`
  if (!isMore) return whom
  return differences.length > 0 ? `${whom} also` : `${whom} nothing else`
}

function isFound({ certificate: { certificateNumber }, holder }: SupersededFragment, text: string) {
  const wanted = text.trim().toLowerCase()
  return [holder.name, holder.address.city, certificateNumber].some(words => words.toLowerCase().includes(wanted))
}
