import type { Doc } from './bson/values.ts'

/** MongoDB's own codes and names of the errors that this server gives. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NoMatchingDocument: 47,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  InvalidPipelineOperator: 168,
  InvalidIndexSpecificationOption: 197,
  IncompleteTransactionHistory: 217,
  TransactionTooOld: 225,
  NotImplemented: 238,
  ConversionFailure: 241,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  InvalidResumeToken: 260,
  OperationNotSupportedInTransaction: 263,
  ChangeStreamFatalError: 280,
  ChangeStreamHistoryLost: 286,
  NoQueryExecutionPlans: 291,
  MechanismUnavailable: 334,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  MergeStageNoMatchingDocument: 13113,
  Location15947: 15947,
  Location15952: 15952,
  Location15955: 15955,
  Location15958: 15958,
  Location15959: 15959,
  Location15973: 15973,
  Location15975: 15975,
  Location15976: 15976,
  Location16007: 16007,
  Location15998: 15998,
  Location16702: 16702,
  Location16883: 16883,
  Location17053: 17053,
  Location17124: 17124,
  Location17276: 17276,
  Location17313: 17313,
  Location28651: 28651,
  Location28689: 28689,
  Location28746: 28746,
  Location28747: 28747,
  Location28812: 28812,
  Location28818: 28818,
  Location31249: 31249,
  Location31250: 31250,
  Location31253: 31253,
  Location31254: 31254,
  Location31274: 31274,
  Location34471: 34471,
  Location40066: 40066,
  Location40081: 40081,
  Location40085: 40085,
  Location40093: 40093,
  Location40156: 40156,
  Location40218: 40218,
  Location40234: 40234,
  Location40323: 40323,
  Location40324: 40324,
  Location40386: 40386,
  Location40352: 40352,
  Location40414: 40414,
  Location40415: 40415,
  Location40601: 40601,
  Location40602: 40602,
  Location50739: 50739,
  Location50740: 50740,
  Location50741: 50741,
  Location50865: 50865,
  Location51024: 51024,
  Location51047: 51047,
  Location51091: 51091,
  Location51132: 51132,
  Location51183: 51183,
  Location51246: 51246,
  Location51272: 51272,
  Location4890500: 4890500,
  Location5107200: 5107200,
  Location5107201: 5107201,
} as const

export type ErrorName = keyof typeof codes

/** A failure in MongoDB's words: the code and name that drivers know, and a sentence. */
export class MongoError extends Error {
  readonly code: number

  constructor(
    readonly codeName: ErrorName,
    message: string,
    /** More fields of the answer, such as `keyPattern`. */
    readonly details: Doc = {},
  ) {
    super(message)
    this.code = codes[codeName]
  }
}

/** Of a failure after which a change stream can't be resumed. */
const notResumable = { errorLabels: ['NonResumableChangeStreamError'] }

export const changeStreamError = (name: 'ChangeStreamFatalError' | 'ChangeStreamHistoryLost', message: string) =>
  new MongoError(name, message, notResumable)

/** The same failure, told that the whole transaction is worth trying again. */
export const transient = ({ codeName, message, details }: MongoError) =>
  new MongoError(codeName, message, { ...details, errorLabels: ['TransientTransactionError'] })

/** A feature that a real server has and this one refuses, rather than doing something else in silence. */
export const notImplemented = (feature: string) =>
  new MongoError('NotImplemented', `${feature} is not supported by the embedded database`)

/** The answer to a command that failed. */
export const errorReply = (error: MongoError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
})
