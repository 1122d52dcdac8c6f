import type { OutgoingCall, OutgoingTask } from '../adapter.ts'
import { AmsFailure } from '../ams-failure.ts'
import { FieldsThere } from '../fields-there.ts'
import type { NowcertsClient } from './nowcerts-client.ts'

const creatorName = 'Coverdesk'
/** So far back a task or a call is looked for that an earlier try may have left. */
const lookBackMs = 24 * 60 * 60 * 1_000

/** A new task, or the one that was sent before with what has changed. @returns its id there. @throws AmsFailure */
export async function sendTask(client: NowcertsClient, task: OutgoingTask): Promise<string> {
  const known =
    task.foreignId ?? (task.isRepeated ? await findMarked(client, 'TasksList', 'description', task.marker) : null)
  const body = {
    title: task.title,
    description: `${task.description}\n\n${task.marker}`.trim(),
    status: task.isDone ? 'Completed' : 'Not Started',
    completion: task.isDone ? 100 : 0,
    priority: 'Normal',
    ...(task.dueDay && { due_date: `${task.dueDay}T00:00:00` }),
    assigned_to: task.assignedTo,
    CreatorName: creatorName,
    insured_database_id: task.accountForeignId,
  }
  const answer = known
    ? await client.post('Zapier/UpdateTask', { ...body, database_id: known })
    : await client.post('Zapier/InsertTask', body)
  return known ?? idIn(answer)
}

/** @returns its id there. @throws AmsFailure */
export async function sendCall(client: NowcertsClient, call: OutgoingCall): Promise<string> {
  const known = call.isRepeated ? await findMarked(client, 'CallLogRecordList', 'callLogId', call.marker) : null
  if (known) return known
  const answer = await client.post('Zapier/InsertCallLogRecord', {
    type: 'Voice',
    action: 'Phone Call',
    callLogId: call.marker,
    fromName: call.fromName ?? '',
    fromNumber: call.fromNumber ?? '',
    startDate: call.startedAt,
    duration: call.seconds,
    result: call.result,
    insuredDatabaseId: call.accountForeignId,
  })
  return idIn(answer)
}

/** A try that ended before its answer came may have come through anyway. */
async function findMarked(client: NowcertsClient, path: string, field: string, marker: string): Promise<string | null> {
  const since = `${new Date(Date.now() - lookBackMs).toISOString().slice(0, 19)}Z`
  const parameters = {
    $count: 'true',
    $orderby: 'changeDate desc',
    $skip: '0',
    $top: '100',
    $filter: `changeDate ge ${since}`,
  }
  const rows = new FieldsThere(await client.get(path, parameters)).list('value')
  const found = rows.find(row => row.text(field).includes(marker))
  return (found && (found.text('id') || found.text('databaseId'))) ?? null
}

function idIn(answer: unknown): string {
  const fields = new FieldsThere(answer)
  const id = fields.part('data').text('database_id') || fields.part('data').text('databaseId') || fields.text('id')
  if (id) return id
  throw new AmsFailure('REFUSED', 'NowCerts did not take a record.', fields.text('message') || 'no id')
}
