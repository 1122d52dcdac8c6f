import { ButtonLink, makeStyles, Page, PageHeader } from '@coverdesk/design-system'
import { useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import { knowledgePath } from '../paths'
import { AnswerSection } from './AnswerSection'
import { PassagesSection } from './PassagesSection'
import { QuestionBox } from './QuestionBox'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    maxWidth: '880px',
    padding: '0 20px 20px',
    '@media (max-width: 639px)': { padding: '0 16px 16px' },
  },
})

/** Asks the knowledge base; the question is in the address: `?q=…`. */
export function AskPage() {
  const styles = useStyles()
  usePageTitle('Ask the knowledge base')
  const question = new URLSearchParams(useListPath('')).get('q') ?? ''
  return (
    <Page>
      <PageHeader
        title="Ask the knowledge base"
        description="Answers quote your documents word for word."
        actions={<ButtonLink to={knowledgePath}>Back to documents</ButtonLink>}
      />
      <div className={styles.root}>
        <QuestionBox key={question} asked={question} />
        {question && (
          <>
            <AnswerSection question={question} />
            <PassagesSection text={question} />
          </>
        )}
      </div>
    </Page>
  )
}
