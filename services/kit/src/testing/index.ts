export { goodFiles, hostileFiles, hostileNames, pdf, pdfStream, png, type SentFile } from './files.ts'
export { type MailSink, startMailSink } from './mail-sink.ts'
export { freePort, startTestSubgraph, type TestSubgraph } from './test-subgraph.ts'
export { startTraceCollector, type TraceCollector } from './trace-collector.ts'
