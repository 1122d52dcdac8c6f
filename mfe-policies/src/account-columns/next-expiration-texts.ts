import { formatDate } from '@coverdesk/design-system'
import { summaryTexts } from './read-summaries'

export default summaryTexts(({ nextExpiration }) => nextExpiration && formatDate(nextExpiration))
