import type {
  CallProfileFragment,
  CallRowFragment,
  CallsQuery,
  CallsQueryVariables,
  CallTranscriptLineFragment,
} from '../generated/documents'

const start = Date.parse('2026-11-20T18:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString()

export const callRows = (count: number): CallRowFragment[] =>
  Array.from({ length: count }, (_, index) => ({
    __typename: 'Call',
    id: String(index + 1),
    version: 1,
    customerName: `Bayview ${index + 1}`,
    fromNumber: '+16195550142',
    status: index % 9 === 4 ? 'ERROR' : 'COMPLETED',
    disconnectionReason: index % 9 === 4 ? 'dial_no_answer' : 'user_hangup',
    startedAt: at(-index * 3_600),
    endedAt: at(-index * 3_600 + 75),
  }))

const line = (role: CallTranscriptLineFragment['role'], content: string): CallTranscriptLineFragment => ({
  __typename: 'CallTranscriptEntry',
  ...{ role, content, toolCallId: null, toolName: null, toolArgumentsJson: null },
})

const transcript: CallTranscriptLineFragment[] = [
  line('AGENT', 'Harbor Point Insurance, this is Cara. How can I help you?'),
  line('USER', 'One of my drivers backed into a loading dock in Macon this morning.'),
  line('AGENT', ''),
  {
    ...line('TOOL_INVOCATION', ''),
    ...{ toolCallId: 'tool_1', toolName: 'find_policies', toolArgumentsJson: '{"account":"Coastal Freight Lines"}' },
  },
  { ...line('TOOL_RESULT', '{"policies":[{"type":"Commercial Auto"}]}'), toolCallId: 'tool_1' },
  line('AGENT', 'I’ve reported it to the whole team.'),
]

const peaks = Array.from({ length: 240 }, (_, place) => Math.abs(Math.sin(place / 9)) * 0.8)

export const oneCall: CallProfileFragment = {
  __typename: 'Call',
  id: '1',
  version: 1,
  customerName: 'Coastal Freight Lines',
  fromNumber: '+19125550134',
  status: 'COMPLETED',
  disconnectionReason: 'user_hangup',
  startedAt: at(0),
  endedAt: at(248),
  account: { __typename: 'Account', id: '9' },
  accountName: 'Coastal Freight Lines',
  accountSuggestions: [],
  fromName: 'Renée St. Clair',
  recordingUrl: '/files/recording/Call.wav',
  recording: { __typename: 'CallRecording', state: 'READY', peaks, seconds: 120 },
  sentiment: 'NEUTRAL',
  summary: 'A driver backed into a loading dock in Macon. No one was hurt.',
  serviceRequests: [
    {
      ...{ __typename: 'ServiceRequest', id: '31', type: 'OTHER', state: 'OPEN' },
      ...{ details: 'Driver backed into a loading dock.', question: null, cancelPolicy: null },
    },
    {
      ...{
        __typename: 'ServiceRequest',
        id: '32',
        type: 'QUESTION',
        state: 'CLOSED',
        details: null,
        cancelPolicy: null,
      },
      question: { __typename: 'QuestionRequest', question: 'Is the trailer door covered?' },
    },
    {
      ...{
        __typename: 'ServiceRequest',
        id: '33',
        type: 'CANCEL_POLICY',
        state: 'OPEN',
        details: null,
        question: null,
      },
      cancelPolicy: { __typename: 'CancelPolicyRequest', reason: 'The trailer was sold.' },
    },
  ],
  asks: [],
  transcript,
}

/** A number that no one knows, of a call that continues. */
export const strangeCall: CallProfileFragment = {
  ...oneCall,
  ...{ id: '2', customerName: null, fromName: null, account: null, accountName: null },
  ...{ status: 'IN_PROGRESS', endedAt: null, disconnectionReason: null, sentiment: null, summary: null },
  ...{ recording: null, recordingUrl: null, serviceRequests: [], transcript: transcript.slice(0, 2) },
}

/** Answers page by page, as the server does. */
export const answerCalls =
  (rows: readonly CallRowFragment[]) =>
  ({ search, status, first, after }: CallsQueryVariables): CallsQuery => {
    const found = rows.filter(
      call =>
        (call.customerName ?? '').toLowerCase().startsWith(search?.toLowerCase() ?? '') &&
        (!status || call.status === status),
    )
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      calls: {
        __typename: 'CallPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
