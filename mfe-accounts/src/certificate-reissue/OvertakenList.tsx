import { Button, EmptyState, FilterBox, makeStyles, pluralise, tokens } from '@coverdesk/design-system'
import { useState } from 'react'
import type { OvertakenFragment } from '../generated/documents'
import { DifferenceList } from './DifferenceList'
import { OvertakenHolder } from './OvertakenHolder'
import { OvertakenPart } from './OvertakenPart'
import { groupOvertaken, type OvertakenGroup, withoutShared } from './overtaken-groups'
import type { useChoice } from './use-choice'

/** More than these are searched. */
const mostAtAGlance = 10
/** What speaks against so few is in view at once. */
const mostOpened = 3

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  count: { color: tokens.textSecondary, marginInlineEnd: 'auto', '@media (max-width: 639px)': { flexBasis: '100%' } },
  note: { margin: 0, color: tokens.textSecondary },
})

interface OvertakenListProps {
  overtaken: readonly OvertakenFragment[]
  choice: ReturnType<typeof useChoice>
}

/** What changes for everybody, once; then the holders, those for whom the same changes together. */
export function OvertakenList({ overtaken, choice }: OvertakenListProps) {
  const styles = useStyles()
  const [text, setText] = useState('')
  const { shared, groups } = groupOvertaken(overtaken)
  const shown = overtaken.filter(one => isFound(one, text))
  const holders = (some: readonly OvertakenFragment[], isSpecial: boolean) =>
    some
      .filter(one => shown.includes(one))
      .map(one => (
        <OvertakenHolder
          key={one.certificate.id}
          overtaken={one}
          special={isSpecial ? withoutShared(one, shared) : []}
          chosen={choice.isChosen(one)}
          onChoose={chosen => choice.choose([one], chosen)}
          open={overtaken.length <= mostOpened}
        />
      ))
  const several = groups.filter(group => group.overtaken.length > 1)
  const single = groups.filter(group => group.overtaken.length === 1).flatMap(group => group.overtaken)
  return (
    <div className={styles.root}>
      <p className={styles.note}>
        Each gets a new certificate of the policies as they are now, in place of the old one.
      </p>
      {shared.length > 0 && (
        <OvertakenPart title="What changes for all of them">
          <DifferenceList label="Changes for all of them" differences={shared} />
        </OvertakenPart>
      )}
      <div className={styles.bar}>
        {overtaken.length > mostAtAGlance && <FilterBox label="Filter holders" value={text} onChange={setText} />}
        <span role="status" className={styles.count}>
          {`${choice.chosen.length.toLocaleString('en-US')} of ${pluralise(overtaken.length, 'holder')} chosen`}
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
          hint="No name, city or certificate number has this in it. Try fewer letters, or clear the filter."
        />
      )}
      {several.map(group => (
        <OvertakenPart
          key={group.key}
          title={groups.length > 1 ? titleOf(group, shared.length > 0) : undefined}
          holders={holders(group.overtaken, false)}
        >
          {group.differences.length > 0 && (
            <DifferenceList
              label={`Changes for ${pluralise(group.overtaken.length, 'holder')}`}
              differences={group.differences}
            />
          )}
        </OvertakenPart>
      ))}
      <OvertakenPart title={several.length > 0 ? 'Special cases' : undefined} holders={holders(single, true)} />
    </div>
  )
}

/** Over what changes for several, beyond what changes for everybody. */
function titleOf({ differences, overtaken }: OvertakenGroup, isMore: boolean): string {
  const whom = `For ${pluralise(overtaken.length, 'holder')}`
  if (!isMore) return whom
  return differences.length > 0 ? `${whom} also` : `${whom} nothing else`
}

function isFound({ certificate: { certificateNumber }, holder }: OvertakenFragment, text: string) {
  const wanted = text.trim().toLowerCase()
  return [holder.name, holder.address.city, certificateNumber].some(words => words.toLowerCase().includes(wanted))
}
