import { defineConfig } from 'vitest/config'

/** For `npm run test:launch`, which needs Debian's Postgres and downloads the services' tools; see docs/hosting.md. */
export default defineConfig({
  test: { include: ['tests/launch/*.spec.ts'], hookTimeout: 300_000, testTimeout: 900_000 },
})
