import { ourAgent } from './communication-subgraph.ts'

/** What Retell would tell of one call, in the order in which it happens. */
export function retellDeliveries(callId: string, fromNumber: string, more: object = {}) {
  const start = Date.parse('2026-11-20T18:00:00Z')
  const said = [
    { role: 'agent', content: 'How can I help?' },
    { role: 'user', content: 'Are my trucks covered?' },
    { role: 'tool_call_invocation', tool_call_id: 't1', name: 'find_policies', arguments: '{"type":"AUTO"}' },
    { role: 'tool_call_result', tool_call_id: 't1', content: '{"found":1}', successful: true },
    { role: 'node_transition', former_node_id: 'a' },
    { role: 'agent', content: 'They are.' },
  ]
  const call = {
    ...{ call_id: callId, call_type: 'phone_call', agent_id: ourAgent, direction: 'inbound' },
    ...{ from_number: fromNumber, to_number: '+14155550100', start_timestamp: start, ...more },
  }
  const ended = {
    ...{ ...call, call_status: 'ended', end_timestamp: start + 95_000, disconnection_reason: 'user_hangup' },
    transcript_with_tool_calls: said,
  }
  const analysis = { call_summary: 'About trucks.', user_sentiment: 'Positive', call_successful: true }
  return [
    { event: 'call_started', call: { ...call, call_status: 'ongoing' } },
    {
      event: 'transcript_updated',
      call: { ...call, call_status: 'ongoing', transcript_with_tool_calls: said.slice(0, 1) },
    },
    {
      event: 'transcript_updated',
      call: { ...call, call_status: 'ongoing', transcript_with_tool_calls: said.slice(0, 2) },
    },
    { event: 'call_ended', call: ended },
    { event: 'call_analyzed', call: { ...ended, call_analysis: analysis } },
  ]
}
