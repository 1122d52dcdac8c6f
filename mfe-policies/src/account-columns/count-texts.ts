import { summaryTexts } from './read-summaries'

export default summaryTexts(({ count }) => count)
