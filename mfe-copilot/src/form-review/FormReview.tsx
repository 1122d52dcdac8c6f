import {
  Badge,
  Button,
  ButtonLink,
  lazyPart,
  makeStyles,
  mergeClasses,
  PageHeader,
  Skeleton,
  shorthands,
  tokens,
} from '@coverdesk/design-system'
import type { PdfMark } from '@coverdesk/design-system/pdf'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { Suspense, useMemo, useState } from 'react'
import {
  type FilledFieldFragment,
  type FilledFormArtifactFragment,
  ReviewCaraFormDocument,
} from '../generated/documents'
import { artifactStateNames } from '../workspace-detail/artifacts/artifact-labels'
import { artifactPlace } from './artifact-place'
import { ReplacedForm } from './ReplacedForm'
import { ReviewList } from './ReviewList'
import { countOf, fieldStateNames, nextOpenField } from './review-fields'

const PdfView = lazyPart(() => import('@coverdesk/design-system/pdf'))

const wide = '@media (min-width: 1100px)'

const useStyles = makeStyles({
  state: { alignSelf: 'center' },
  notices: { display: 'grid', gap: '8px', padding: '0 20px 12px', ':empty': { display: 'none' } },
  body: {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 440px',
      gridTemplateRows: 'minmax(0, 1fr)',
      flexGrow: 1,
      flexShrink: 0,
      flexBasis: '480px',
      height: '480px',
    },
  },
  form: {
    boxSizing: 'border-box',
    height: 'max(240px, 44dvh)',
    padding: '0 16px 12px',
    backgroundColor: tokens.sheet,
    [wide]: { height: 'auto', minHeight: 0, padding: '0 20px 20px' },
  },
  list: {
    [wide]: {
      overflowY: 'auto',
      ...shorthands.borderTop('1px', 'solid', tokens.line),
      ...shorthands.borderLeft('1px', 'solid', tokens.line),
      paddingTop: '12px',
    },
  },
})

type Form = NonNullable<NonNullable<FilledFormArtifactFragment['document']>['form']>

interface FormReviewProps {
  workspaceId: string
  artifact: FilledFormArtifactFragment
  form: Form
}

/** The form with what is filled in, and beside it each field: its value, where that is from, and what is open. */
export function FormReview({ workspaceId, artifact, form }: FormReviewProps) {
  const styles = useStyles()
  const { fields, viewUrl, isFormCurrent } = form
  const [chosen, choose] = useState<string>()
  const open = countOf(fields, 'OPEN')
  const next = nextOpenField(fields, chosen)
  const isEditable = isFormCurrent && artifact.state !== 'SENT'
  return (
    <>
      <PageHeader
        title={artifact.title}
        description={
          open === 0
            ? 'Nothing is open'
            : `${countOf(fields, 'UNCERTAIN')} uncertain, ${countOf(fields, 'MISSING')} missing`
        }
        actions={
          <>
            <ButtonLink appearance="subtle" to={artifactPlace(workspaceId, artifact.id)}>
              Workspace
            </ButtonLink>
            <span className={styles.state}>
              <Badge tone={artifact.review ? 'green' : 'neutral'}>{artifactStateNames[artifact.state]}</Badge>
            </span>
            {artifact.document?.downloadUrl && (isFormCurrent || artifact.review) && (
              <ButtonLink to={artifact.document.downloadUrl} target="_blank" rel="noopener noreferrer">
                Open PDF
              </ButtonLink>
            )}
            {(isEditable || artifact.review) && <ReviewButton artifact={artifact} />}
          </>
        }
      />
      <div className={styles.notices}>{!isFormCurrent && <ReplacedForm artifact={artifact} />}</div>
      <div className={mergeClasses(viewUrl !== null && styles.body)}>
        {viewUrl !== null && (
          <div className={styles.form}>
            <FormWithValues url={viewUrl} name={artifact.title} fields={fields} chosen={chosen} onChoose={choose} />
          </div>
        )}
        <div className={mergeClasses(viewUrl !== null && styles.list)}>
          <ReviewList
            workspaceId={workspaceId}
            artifact={artifact}
            fields={fields}
            chosen={chosen}
            isEditable={isEditable}
            onChoose={choose}
            onNext={next && (() => choose(next.name))}
          />
        </div>
      </div>
    </>
  )
}

interface FormWithValuesProps {
  url: string
  name: string
  fields: readonly FilledFieldFragment[]
  chosen: string | undefined
  onChoose(name: string): void
}

function FormWithValues({ url, name, fields, chosen, onChoose }: FormWithValuesProps) {
  const marks = useMemo(
    () =>
      fields.flatMap(({ name: id, label, value, state, place }): PdfMark[] =>
        place
          ? [
              {
                ...{ id, page: place.page, x: place.x, y: place.y, width: place.width, height: place.height },
                label: `${label}: ${value ?? fieldStateNames[state]}`,
                text: value ?? undefined,
                look: state === 'LEFT_EMPTY' ? 'quiet' : state === 'CERTAIN' ? 'done' : 'open',
              },
            ]
          : [],
      ),
    [fields],
  )
  return (
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      <PdfView url={url} name={name} minHeight={200} marks={marks} chosenMark={chosen} onChooseMark={onChoose} />
    </Suspense>
  )
}

function ReviewButton({ artifact: { id, version, review } }: { artifact: FilledFormArtifactFragment }) {
  const { run, busy } = useChange()
  const change = async () => {
    const result = await runMutation(ReviewCaraFormDocument, { id, version, isReviewed: !review })
    if (!result.ok) {
      const { code, message, validationErrors } = result.failure
      const changed = 'Someone else changed this form. Check it again.'
      toast(code === 'CONFLICT' ? changed : (validationErrors[0]?.message ?? message), { tone: 'error' })
    }
    return result
  }
  return (
    <Button appearance={review ? 'secondary' : 'primary'} busy={busy} onClick={() => void run(change)}>
      {review ? 'Back to draft' : 'Mark as reviewed'}
    </Button>
  )
}
