import { defineConfig } from 'vitest/config'

/** For `npm run test:packages`: a plain Studio on the packed Content Lake. */
export default defineConfig({
  test: { include: ['tests/packages/*.spec.ts'], testTimeout: 300_000 },
})
