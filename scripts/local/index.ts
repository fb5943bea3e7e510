/**
 * Stand-ins for hosted services, for machines without accounts. They import nothing of the product:
 * what they need to know of it is given to them.
 */
export { secretKey } from './backend/keys.ts'
export { startBackend } from './backend/server.ts'
export { startLake } from './lake/server.ts'
export { startMailbox } from './mailbox/server.ts'
export { startStudioInDevelopment } from './studio/development.ts'
export { startStudio } from './studio/server.ts'
