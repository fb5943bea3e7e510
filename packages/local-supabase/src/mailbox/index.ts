export { openMailStore, type ReceivedMail } from './mailStore.ts'
export { type RunningMailbox, startMailbox } from './startMailbox.ts'
