import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const port = 4273

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node tests/support/serveDemo.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  },
})
