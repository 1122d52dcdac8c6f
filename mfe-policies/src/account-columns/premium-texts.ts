import { summaryTexts } from './read-summaries'

export default summaryTexts(({ premium }) => premium / 100)
