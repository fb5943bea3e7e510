import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { editingPorts, ports } from './tests/support/ports.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'tests/e2e/studio/**' },
    // One worker, because they publish to the same site.
    {
      name: 'studio',
      testDir: 'tests/e2e/studio',
      workers: 1,
      timeout: 120_000,
      use: { viewport: { width: 1500, height: 950 } },
    },
  ],
  webServer: [
    {
      command: 'node tests/support/serveDemo.ts',
      url: `http://localhost:${ports.site}/`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'node tests/support/serveEditing.ts',
      url: `http://localhost:${editingPorts.studio}/`,
      timeout: 240_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
})
