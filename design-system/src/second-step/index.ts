// What a person is shown of two-step verification. A file of its own: few set one up, and each of them once.
export { KeyToScan, type KeyToScanProps } from './KeyToScan'
export { RecoveryCodeList } from './RecoveryCodeList'
