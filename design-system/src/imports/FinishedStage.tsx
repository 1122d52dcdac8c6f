import { makeStyles } from '@fluentui/react-components'
import { ButtonLink } from '../controls/Button'
import { TextLink } from '../controls/TextLink'
import { KeyFigures } from '../detail/KeyFigures'
import { Section } from '../detail/Section'
import { Banner } from '../feedback/Banner'
import { pluralize } from '../formats/text'
import { inFigures } from './import-labels'
import type { ImportRecord } from './import-record'
import { StageRows } from './StageRows'
import type { ImportStageProps } from './stage'
import { remaining, UndoButton } from './UndoButton'

const useStyles = makeStyles({ part: { display: 'grid', gap: '16px' } })

/** What became of the rows, and the way back. */
export function FinishedStage<Duplicate extends string>(props: ImportStageProps<Duplicate>) {
  const { found, words, path, created } = props
  const styles = useStyles()
  const { counts, state } = found
  const isThere = state !== 'UNDONE' && remaining(found) > 0
  return (
    <>
      {state === 'FAILED' && (
        <Banner
          tone="error"
          actions={
            <ButtonLink small to={`${path}/new`}>
              Upload it again
            </ButtonLink>
          }
        >
          {found.failure ?? 'The file could not be read.'}
        </Banner>
      )}
      {state === 'UNDONE' && counts.kept > 0 && (
        <Banner tone="warning">
          {pluralize(counts.kept, words.one, words.many)} kept: edited, used or removed after the import.
        </Banner>
      )}
      <Section title="What happened" actions={isThere && <UndoButton {...props} />}>
        <div className={styles.part}>
          <KeyFigures figures={figuresOf(found)} />
          {isThere && created && (
            <div>
              <TextLink href={created.href}>{created.text}</TextLink>
            </div>
          )}
        </div>
      </Section>
      {counts.rows > 0 && <StageRows {...props} />}
    </>
  )
}

const figuresOf = ({ counts, state }: ImportRecord) => [
  { label: 'Created', value: inFigures(counts.created) },
  ...(counts.removed + counts.kept > 0 || state === 'UNDONE'
    ? [
        { label: 'Removed again', value: inFigures(counts.removed) },
        { label: 'Kept', value: inFigures(counts.kept) },
      ]
    : []),
  { label: 'Skipped', value: inFigures(counts.skipped), hint: 'Duplicates' },
  { label: 'With errors', value: inFigures(counts.invalid), hint: 'Left out' },
]
