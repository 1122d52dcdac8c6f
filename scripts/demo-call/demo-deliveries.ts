import { randomUUID } from 'node:crypto'
import { developmentAgent } from '../../services/communication/src/voice/retell/retell.environment.ts'

const said = [
  { role: 'agent', content: 'Harbor Point Insurance, this is Cara. How can I help you?' },
  { role: 'user', content: 'Hi, Teresa Alvarado, Bayview Marine. We bought a second crane barge. Is it insured yet?' },
  { role: 'agent', content: 'Congratulations! Let me look at your policies.' },
  {
    ...{ role: 'tool_call_invocation', tool_call_id: 'tool_1', name: 'find_policies' },
    arguments: '{"account":"Bayview Marine Services LLC","type":"INLAND_MARINE"}',
  },
  {
    ...{ role: 'tool_call_result', tool_call_id: 'tool_1', successful: true },
    content: '{"policies":[{"type":"Inland Marine","status":"Inforce","scheduled":["Crane barge Bayview 1"]}]}',
  },
  {
    role: 'agent',
    content: 'Only Bayview 1 is scheduled today. I’ll ask for the second one to be added. When did you buy it?',
  },
  { role: 'user', content: 'On Monday. Thanks, Cara.' },
]

const secondsAgo = (seconds: number) => Date.now() - seconds * 1_000

/** What Retell would tell of one call of a client whom the demo knows by her number, with what it means. */
export function demoDeliveries(recordingUrl: string): { words: string; delivery: object }[] {
  const call = {
    ...{ call_id: `call_${randomUUID()}`, call_type: 'phone_call', agent_id: developmentAgent, direction: 'inbound' },
    ...{ from_number: '+16195550142', to_number: '+16195550100', start_timestamp: secondsAgo(42) },
    collected_dynamic_variables: { caller_name: 'Teresa Alvarado' },
  }
  const ongoing = { ...call, call_status: 'ongoing' }
  const ended = {
    ...{ ...call, call_status: 'ended', end_timestamp: secondsAgo(0), disconnection_reason: 'user_hangup' },
    ...{ recording_url: recordingUrl, transcript_with_tool_calls: said },
  }
  const call_analysis = {
    call_summary:
      'Bayview Marine bought a second crane barge on Monday. Teresa asked whether it is insured; only Bayview 1 is scheduled.',
    ...{ user_sentiment: 'Positive', call_successful: true },
  }
  return [
    { words: 'The phone rings: (619) 555-0142.', delivery: { event: 'call_started', call: ongoing } },
    {
      words: 'Teresa says what it is about.',
      delivery: { event: 'transcript_updated', call: { ...ongoing, transcript_with_tool_calls: said.slice(0, 3) } },
    },
    { words: 'She hangs up.', delivery: { event: 'call_ended', call: ended } },
    { words: 'The call is summed up.', delivery: { event: 'call_analyzed', call: { ...ended, call_analysis } } },
  ]
}
