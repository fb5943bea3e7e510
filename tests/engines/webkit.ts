import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import pRetry from 'p-retry'
import { Builder, By, Capabilities } from 'selenium-webdriver'
import { webDriverPort } from '../support/ports.ts'
import type { Engine, EngineOptions } from './engine.ts'

const browser = process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKit's own browser, controlled by WebDriver, on a virtual screen. */
export async function startWebKit({ colorScheme }: EngineOptions): Promise<Engine> {
  const processes = new AsyncDisposableStack()
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x2000x24'])
  processes.defer(() => end(screen))
  const [display] = await once(screen.stdout, 'data')
  const driverProcess = run('WebKitWebDriver', [`--port=${webDriverPort}`], {
    DISPLAY: `:${String(display).trim()}`,
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  })
  processes.defer(() => end(driverProcess))
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const server = `http://127.0.0.1:${webDriverPort}`
  await pRetry(() => fetch(`${server}/status`), { retries: 100, factor: 1, minTimeout: 100 })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  processes.defer(() => driver.quit())
  const element = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector) => element(selector).click(),
    type: (selector, text) => element(selector).sendKeys(text),
    choose: (selector, value) => element(`${selector} option[value="${value}"]`).click(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height })
    },
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    [Symbol.asyncDispose]: () => processes.disposeAsync(),
  }
}

function run(program: string, parameters: string[], variables: Record<string, string> = {}) {
  return spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  })
}

async function end(child: ReturnType<typeof run>): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
