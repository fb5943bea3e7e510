/**
 * Stand-ins for hosted services, for machines without accounts. They import nothing of the product
 * (scripts/http/ and scripts/process/ know nothing of it either): what they need to know is passed
 * to them. Each is loaded on its own, because each has packages of its own, and a build needs only
 * the Content Lake.
 */
export const standIns = {
  lake: () => import('./lake/server.ts'),
  backend: () => import('./backend/server.ts'),
  backendKeys: () => import('./backend/keys.ts'),
  mailbox: () => import('./mailbox/server.ts'),
  studio: () => import('./studio/server.ts'),
  studioInDevelopment: () => import('./studio/development.ts'),
}
