import { defineConfig } from 'vitest/config'

/** For `npm run test:engines`: visitors' journeys in Firefox and WebKit. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.journey.ts'],
    globalSetup: 'tests/engines/serveDemo.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
